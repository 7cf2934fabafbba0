import { css } from '@emotion/react'
import { colourOf } from '../../theme/tokens'

const sunset = 'var(--d0) calc(var(--u) * 1.5), var(--d1) 0 calc(var(--u) * 2.3), var(--d2) 0 calc(var(--u) * 3.25)'

/** Two of its sections stand beside their headings, each with a sun on its lower edge. */
export const page = css`
  --glow: ${colourOf(['var(--d1)', 'var(--d4)'])};
  /* The buttons on the axis of the words; the window makes room for them. */
  @media (min-width: 75rem) {
    #hero > :first-child > * {
      display: block;
    }
    #hero h1 + p {
      max-inline-size: 31em;
      margin-block: 1.1rem 1.5rem;
    }
    #hero > :last-child {
      margin-block-start: 6.2rem;
    }
  }
  #get-started {
    --u: max(4.4vw, 2.2rem);
    background: radial-gradient(
      circle at var(--x, 50%) 100%,
      ${sunset},
      color-mix(in oklab, var(--glow) 62%, transparent) 0 calc(var(--u) * 4.5),
      color-mix(in oklab, var(--glow) 38%, transparent) 0 calc(var(--u) * 6.1),
      color-mix(in oklab, var(--glow) 18%, transparent) 0 calc(var(--u) * 8.1),
      transparent 0
    );
  }
  @media (min-width: 75rem) {
    #products > div,
    #get-started > div {
      position: relative;
      isolation: isolate;
      display: grid;
      grid-template-columns: 5fr 7fr;
      column-gap: clamp(2rem, 5vw, 5rem);
      > :first-child {
        align-content: start;
        grid-template-columns: 1fr;
      }
    }
    #products > div::before {
      --u: var(--disc, 2.4rem);
      content: '';
      position: absolute;
      z-index: -1;
      inset-block-end: calc(var(--y) * -1);
      inset-inline-start: 0;
      inline-size: calc(var(--u) * 12.2);
      block-size: calc(var(--u) * 6.1);
      background: radial-gradient(
        circle at 50% 100%,
        ${sunset},
        color-mix(in oklab, var(--glow) 62%, transparent) 0 calc(var(--u) * 4.5),
        color-mix(in oklab, var(--glow) 38%, transparent) 0 calc(var(--u) * 6.1),
        transparent 0
      );
    }
    /* What the first of the names looks like, in front of the sun. */
    #products h3 ~ svg {
      position: absolute;
      inset-block-end: 1.5rem;
      inset-inline-start: calc((var(--disc, 2.4rem) * 12.2 / var(--near, 1.3) - 19rem) / 2);
      inline-size: 19rem;
      zoom: var(--near, 1.3);
    }
    #get-started {
      --x: 83%;
    }
  }
  @media (min-width: 90rem) {
    --disc: 2.9rem;
    --near: 1.6;
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    --disc: 1.5rem;
    --near: 0.95;
    #products > div {
      grid-template-columns: 4fr 8fr;
    }
  }
  /* The words of the closing stand on its rings. */
  @media (min-width: 62rem) {
    > * > :last-of-type {
      --sun-unit: 8.4vw;
    }
  }
`
