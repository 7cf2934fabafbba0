import { css } from '@emotion/react'
import { below } from '../../theme/scale'

/** The tile of an app. Its drawing is uncropped, in front of a sun in the colours of the app's users. */
export const corner = css`
  && {
    grid-area: 1/1 / span 3;
    display: grid;
    grid-template-rows: auto auto auto 1fr;
    min-block-size: var(--tile);
    padding: max(0.65rem, 1.4vw);
    border-radius: clamp(1.1rem, 2.4vw, 2.25rem);
    background: radial-gradient(circle at 50% 100%, var(--d0) 27%, var(--b, var(--d1)) 27.5% 50%, transparent 50.5%) var(--c, var(--d2));
    color: var(--on, var(--on-coral));
    line-height: var(--line-3);
  }
  @media ${below.tablet} {
    && > svg {
      margin-block-start: var(--space-3);
    }
  }
  b {
    font-size: var(--drawn-1);
    font-weight: 450;
    letter-spacing: -0.05em;
  }
  i {
    svg {
      inline-size: 1.1em;
      block-size: 1.1em;
    }
  }
  > svg {
    place-self: end center;
    /* Keeps the drawing from making the tile wider. */
    inline-size: 0;
    min-inline-size: 78%;
    fill: var(--card);
    stroke: var(--ink);
    stroke-linejoin: round;
    stroke-width: 2;
  }
`
