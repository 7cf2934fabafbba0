import { css } from '@emotion/react'
import { colours, properties, tones } from '../../theme/tokens'

const { teal, apricot, violet } = tones

/**
 * A disc with a detail of the page that it leads to, in front of a sun with two rings. In the light scheme the pale tones'
 * sun is the ground, so that the disc stands out from the paper.
 */
export const tile = css`
  ${properties({ a: ['var(--teal)', teal.a[1]], d: [teal.a[0], teal.d[1]] })}
  --on-name: ${colours.paper[0]};
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
    ${properties({ a: ['var(--d1)', apricot.a[1]], d: [apricot.a[0], apricot.d[1]] })}
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
    ${properties(violet)}
  }
`
