import { css } from '@emotion/react'
import { from } from '../../theme/scale'
import { closingSky, properties } from '../../theme/tokens'

const { d0, d1, d2 } = closingSky

/** A line drawing with paper-coloured areas, in front of a sun on the horizon. */
export const drawing = css`
  ${properties({ d0, d1, d2 })}
  --u: clamp(1.7rem, 3.6vw, 3.5rem);
  block-size: clamp(8rem, 17vw, 16rem);
  background: radial-gradient(
    circle at 50% 100%,
    var(--d0) var(--u),
    var(--d1) calc(var(--u) + 1px) calc(var(--u) * 1.9),
    var(--d2) calc(var(--u) * 1.9 + 1px) calc(var(--u) * 2.9),
    var(--plate, var(--sand)) calc(var(--u) * 2.9 + 1px)
  );
  path {
    fill: var(--card);
    stroke: var(--ink);
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  [data-part='road'],
  [data-part='missing'] {
    fill: none;
    stroke-dasharray: 4 6;
  }
  circle {
    fill: var(--coral);
    stroke: var(--ink);
    stroke-width: 2;
  }
`

/** A larger drawing beside a section's text, as high as that text; on phones below it. */
export const sheet = css`
  --plate: var(--coral-w);
  --u: clamp(2.75rem, 4.4vw, 4.1rem);
  block-size: 15rem;
  path,
  circle {
    stroke-width: 1.6;
  }
  /* The ground below the road hides the sun. */
  [data-part='road'] {
    fill: var(--plate);
  }
  @media screen and ${from.largePhone} {
    block-size: 100%;
    max-block-size: 30rem;
  }
`
