import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** A row of four dials. */
export const scores = css`
  padding: var(--space-5) var(--space-3) var(--space-3);
  svg {
    inline-size: min(5.5rem, 80%);
    margin-block-end: 0.35rem;
    overflow: visible;
    fill: none;
    stroke: color-mix(in oklab, var(--field) 35%, var(--card));
    stroke-width: 3.5;
  }
  circle {
    transform: rotate(-90deg);
    transform-origin: 50% 50%;
  }
  [data-part='ticks'] {
    stroke: var(--card);
    stroke-width: 4;
    stroke-dasharray: 0.07 0.93;
    stroke-dashoffset: 0.035;
  }
  [data-part='now'],
  [data-part='target'],
  [data-part='gain'] {
    stroke: var(--teal);
  }
  /* The mark crosses the ring and sticks out on both sides. */
  [data-part='target'] {
    stroke-width: 8;
  }
  [data-part='gain'] {
    opacity: 0;
    @media (prefers-reduced-motion: no-preference) {
      transition: opacity var(--m3) var(--ease);
    }
  }
  &[data-state] [data-part='gain'] {
    opacity: 1;
  }
  /* Places the figure in the middle of its dial. */
  span {
    display: grid;
    justify-items: center;
  }
  svg,
  b {
    grid-area: 1 / 1;
  }
  b {
    align-self: center;
    margin-block-end: 0.35rem;
  }
  @container ${below.largePhone} {
    padding-inline: var(--space-1);
    && small {
      letter-spacing: -0.02em;
    }
  }
  /* A long name takes room from the short ones, or a row of its own. */
  @container ${from.least} and ${below.largePhone} {
    display: flex;
    flex-wrap: wrap;
    > * {
      flex: 1 1 15%;
      min-inline-size: min-content;
    }
  }
  @container ${below.least} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);
  }
`
