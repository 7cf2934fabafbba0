import { css } from '@emotion/react'

/** Two cards from edge to edge of the page, side by side where there is room. */
export const pair = css`
  --out: max(var(--gut), (100vw - var(--max)) / 2);
  display: grid;
  gap: 1rem 0;
  margin-inline: calc(50% - 50vw);
  > li > * {
    padding-inline: var(--out);
  }
  h3 {
    margin-block: 0.9rem 0.3rem;
  }
  p {
    color: var(--ink2);
    font-size: max(var(--least), 0.94rem, min(1.2vw, 1.125rem));
  }
  /* The sun rises where the two grounds meet. */
  [data-tone] {
    block-size: auto;
    padding-block: 1.25rem;
    &::before {
      inset-block: auto -4rem;
      inset-inline-start: 100%;
    }
    > div {
      inline-size: 100%;
      margin: 0;
      padding: 0;
      border-radius: var(--r2);
      /* The title row begins and ends where the table below it does. */
      > :first-child {
        padding-inline: min(0.9rem, 2.5cqi);
      }
    }
  }
  [data-tone='dusk']::before {
    inset-inline-start: 0;
  }
  @media (max-width: 47.99rem) {
    /* The table is a picture, so it must not be wider than the screen. */
    [data-tone] div + div,
    [data-tone] div + div > small {
      font-size: min(0.8125rem, 3.75vw);
    }
  }
  @media (max-width: 22.99rem) {
    [data-tone] div + div > * {
      padding-inline: 0.2rem;
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: 1fr 1fr;
    gap: 0;
    > li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
    h3 {
      margin-block-start: 1.5rem;
    }
    > :first-of-type > * {
      padding-inline-end: 8.5vw;
    }
    > :last-of-type > * {
      padding-inline-start: 8.5vw;
    }
    [data-tone] {
      padding-block: 3.25rem;
      > div {
        zoom: 1.3;
      }
    }
  }
`
