import { css } from '@emotion/react'
import { colours, properties, tones } from '../../theme/tokens'

/** A disc with a detail of the page that it leads to, in front of a sun with two rings. */
export const tile = css`
  ${properties(tones.teal)}
  --on-name: ${colours.paper[0]};
  display: block;
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--d);
  overflow: clip;
  > svg {
    inline-size: 100%;
    block-size: 100%;
    transition: transform var(--m3) var(--ease);
  }
  a:hover & > svg {
    transform: scale(1.04);
  }
  circle[data-ring] {
    fill: color-mix(in oklch, var(--a) 33%, var(--d));
  }
  circle[data-ring] ~ circle[data-ring] {
    fill: color-mix(in oklch, var(--a) 66%, var(--d));
  }
  circle[data-ring] ~ circle[data-ring] ~ circle[data-ring] {
    fill: var(--a);
  }
  &[data-tone='apricot'] {
    ${properties(tones.apricot)}
  }
  &[data-tone='dusk'] {
    --a: var(--d2);
    --d: var(--d5);
  }
  &[data-tone='night'] {
    --a: var(--d3);
    --d: var(--d6);
  }
  &[data-tone='violet'] {
    ${properties(tones.violet)}
  }
`
