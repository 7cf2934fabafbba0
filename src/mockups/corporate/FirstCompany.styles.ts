import { css } from '@emotion/react'
import { from } from '../../theme/scale'

/** Two cards from edge to edge of the page, side by side where there is room. */
export const pair = css`
  --out: max(var(--gut), (100vw - var(--max)) / 2);
  gap: var(--space-5) 0;
  > li > * {
    padding-inline: var(--out);
  }
  h3 {
    margin-block: 0.9rem 0.3rem;
  }
  /* The sun rises where the two grounds meet. */
  [data-tone] {
    block-size: auto;
    padding-block: var(--space-5);
    &::before {
      inset-block: auto -4rem;
      inset-inline-start: 100%;
    }
    > div {
      inline-size: 100%;
      margin: 0;
      padding: 0;
      border-radius: var(--radius-m);
    }
  }
  [data-tone='dusk']::before {
    inset-inline-start: 0;
  }
  @media ${from.laptop} {
    grid-template-columns: 1fr 1fr;
    gap: 0;
    > li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
    h3 {
      margin-block-start: var(--space-6);
    }
    > li > * {
      padding-inline-end: 8.5vw;
    }
    > li + li > * {
      padding-inline: 8.5vw var(--out);
    }
    [data-tone] {
      align-items: stretch;
      padding-block: var(--space-8);
      /* Of the same height: what one has more goes into its title row. */
      > div {
        zoom: 1.3;
        display: grid;
        grid-template-rows: 1fr auto;
      }
    }
  }
`

/** The title row of a window, which begins and ends where the table below it does. */
export const title = css`
  padding-inline: min(0.9rem, 2.5cqi);
`
