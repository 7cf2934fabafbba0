import { css } from '@emotion/react'
import { below } from '../theme/scale'

/** Each figure's amount is drawn below its words, or as their background. The number stands over the part beyond 100. */
export const scale = css`
  gap: 1vw;
  li {
    position: relative;
    isolation: isolate;
    display: grid;
    grid-template-columns: minmax(0, 100fr) minmax(0, 45fr);
    min-block-size: 12vw;
    padding-block: max(0.7rem, 1.75vw);
    background: var(--card);
  }
  strong {
    grid-area: 1 / 2 / span 2;
    place-self: center;
    font-size: 9vw;
    font-weight: 400;
    line-height: var(--line-1);
  }
  /* A wide figure has as much room as it needs. */
  [data-wide] {
    grid-template-columns: minmax(0, 1fr) auto;
    strong {
      padding-inline-end: 2vw;
      font-size: var(--title-3);
      @media ${below.tablet} {
        font-size: var(--title-4);
      }
    }
  }
  span {
    align-self: end;
  }
  span,
  small {
    padding-inline: max(0.75rem, 2vw);
  }
  svg {
    position: absolute;
    z-index: -1;
    inset-block-end: 0;
    inline-size: 100%;
    block-size: 1.2vw;
    stroke: var(--line);
  }
  [data-part='front'] {
    stroke: var(--teal);
  }
`

export const scaleGrown = css`
  color: var(--on-coral);
  svg {
    block-size: 100%;
    stroke: var(--d2);
  }
  [data-part='front'] {
    stroke: var(--d1);
  }
`

export const scaleCounted = css`
  path {
    stroke-dasharray: 0.6 0.4;
  }
`
