import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { control } from '../kit/moment.styles'

/** Larger type where there is room. Here the dials have the key's colours: teal is the plan, as in the map. */
export const model = css`
  && [data-part='now'] {
    stroke: var(--ink2);
  }
  @container ${from.largePhone} {
    > div > div > div,
    label {
      font-size: var(--text-4);
    }
    small {
      font-size: var(--text-2);
    }
  }
`

export const bar = css`
  padding-block: var(--space-2);
  > span {
    min-inline-size: min-content;
  }
`

export const views = css`
  ${control};
  --segment: 2.5em;
  > label {
    min-inline-size: 4.5rem;
  }
`

/** Suppliers, systems and channels, with the connections between them. */
export const map = css`
  --gap: 0.5rem;
  grid-template: auto 1fr / 1fr minmax(1rem, 0.28fr) 1fr minmax(1rem, 0.28fr) 1fr;
  padding: var(--space-4) var(--space-5) var(--space-5);
  /* The systems and channels stand below their heads, all else in the places between. */
  [data-part='systems'] {
    --at: 3;
  }
  [data-part='channels'] {
    --at: 5;
  }
  > * {
    grid-area: 2 / var(--at, auto);
  }
  > small {
    grid-row: 1;
    padding-block-end: var(--space-3);
    white-space: nowrap;
  }
  > div {
    display: grid;
    grid: auto-flow 1fr / 1fr;
    gap: var(--gap);
  }
  > svg {
    inline-size: 100%;
    /* Half a gap taller at both ends, so that each quarter of the drawing is one box with its gap. */
    block-size: 0;
    min-block-size: calc(100% + var(--gap));
    margin-block: calc(var(--gap) / -2);
    fill: none;
    stroke-width: 2;
  }
  g {
    opacity: 0;
    @media (prefers-reduced-motion: no-preference) {
      transition: opacity var(--m3) var(--ease);
    }
  }
  [data-state='seen'] {
    opacity: 1;
  }
  path {
    stroke: var(--teal);
    vector-effect: non-scaling-stroke;
  }
  [data-part='today'] path {
    stroke: var(--ink2);
  }
  [data-part='today'] [data-part] {
    stroke: var(--coral);
  }
  /* On phones the map runs downwards, so that each line has the full width and can be followed. */
  @container ${from.least} and ${below.largePhone} {
    grid: auto 3.5rem auto 3.5rem auto / 1rem minmax(0, 1fr);
    gap: 0 var(--space-2);
    padding-inline: var(--space-2);
    && > * {
      grid-area: var(--at, auto) / 2;
    }
    && > small {
      grid-column: 1;
      padding: 0;
      writing-mode: vertical-rl;
      rotate: 180deg;
      text-align: center;
      line-height: var(--line-1);
    }
    > div {
      grid: auto / repeat(4, 1fr);
      gap: var(--wide);
    }
    --wide: var(--space-1);
    --gap: 0rem;
    && > svg {
      inline-size: calc(100% + var(--wide));
      block-size: 100%;
      min-block-size: 0;
      margin: 0 calc(var(--wide) / -2);
    }
    g {
      transform: matrix(0, 1, 1, 0, 0, 0);
    }
    p {
      min-block-size: 3.25rem;
      padding: var(--space-1) 0.15em;
      justify-content: center;
      text-align: center;
      line-height: var(--line-3);
      letter-spacing: -0.02em;
    }
  }
  @container ${from.largePhone} {
    grid-template-columns: minmax(0, 1fr) 0.45fr minmax(0, 1fr) 0.45fr minmax(0, 1fr);
    --gap: 1.1rem;
    padding-block-end: var(--space-6);
    /* Clear of the joined systems, which are taller than the other columns. */
    > small {
      padding-block-end: var(--space-5);
    }
  }
`

/** The result, with room for the longer sentence. Its counts are large enough to be read from across the room. */
export const foot = css`
  gap: var(--space-1) 2.5rem;
  output {
    align-content: center;
    min-block-size: 4lh;
  }
  @container ${from.least} {
    output {
      min-block-size: calc(2lh + 2.25rem);
    }
  }
  @container ${from.largePhone} {
    grid-template-columns: minmax(0, 1fr) auto;
    output {
      min-block-size: calc(2lh + 1.9rem);
      [dir='rtl'] & {
        min-block-size: calc(2lh + 2.25rem);
      }
    }
    b {
      font-size: var(--text-8);
    }
  }
`
