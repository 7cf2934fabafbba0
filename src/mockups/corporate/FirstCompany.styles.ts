import { css } from '@emotion/react'

/** From edge to edge, side by side where there is room. */
export const pair = css`
  --out: max(var(--gut), (100vw - var(--max)) / 2);
  --sun: 2.25rem;
  display: grid;
  gap: 1rem 0;
  margin-inline: calc(50% - 50vw);
  > li > * {
    padding-inline: var(--out);
  }
  > :last-of-type > :not(div) {
    padding-inline-start: var(--words, var(--out));
  }
  h3 {
    margin-block: 0.9rem 0.3rem;
  }
  p {
    color: var(--ink2);
    font-size: max(0.94rem, min(1.2vw, 1.125rem));
  }
  /* The sheet comes from the page's own edge; the sun rises at its other end. */
  [data-tone] {
    block-size: auto;
    padding: 0.75rem 0;
    &::before {
      inset-block: auto -4rem;
      inset-inline-start: 100%;
    }
    > div {
      inline-size: 100%;
      margin: 0;
      border-radius: 0 var(--r2) var(--r2) 0;
      padding-block-end: 0;
      padding-inline-start: calc(var(--out) - 1rem);
    }
  }
  [data-tone='teal'] {
    padding-inline-end: var(--sun);
  }
  [data-tone='dusk'] {
    padding-inline-start: var(--sun);
    &::before {
      inset-inline-start: 0;
    }
    > div {
      border-radius: var(--r2) 0 0 var(--r2);
      padding-inline: 0 calc(var(--out) - 1rem);
    }
  }
  @media (max-width: 47.99rem) {
    /* The table is a picture, no wider than the screen. */
    [data-tone] div + div,
    [data-tone] div + div > small {
      font-size: min(0.8125rem, 3.4vw);
    }
    [data-tone] > div > :first-child,
    [data-tone] div + div > * {
      padding-block: 0.34rem;
    }
  }
  @media (min-width: 64rem) {
    --sun: 8.5vw;
    --words: var(--sun);
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
    [data-tone] {
      padding-block: 3.25rem;
      > div {
        zoom: 1.3;
      }
    }
  }
`
