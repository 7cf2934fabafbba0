import { css } from '@emotion/react'

/** Products in two columns, ruled as a board is; on phones their names alone, each with what is sold. */
export const departures = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: clamp(1.25rem, 5vw, 5rem);
  > li {
    display: grid;
    grid-template: auto 1fr / auto 1fr;
    gap: 0.5rem 1.1rem;
    padding-block: 1.15rem;
    border-block-start: 1px solid var(--line);
  }
  h3 {
    font-size: clamp(1.4rem, 1.1rem + 0.9vw, 1.9rem);
    line-height: 1.15;
  }
  p {
    margin-block-start: 0.375rem;
    color: var(--ink2);
  }
  ul {
    align-content: start;
    font-size: 0.94rem;
  }
  ul li {
    background: var(--card);
  }
  @media (max-width: 47.99rem) {
    border-block-end: 1px solid var(--line);
    > li {
      gap: 0 0.75rem;
      align-items: center;
      padding-block: 0.4rem;
    }
    > li > :first-of-type {
      grid-row: span 2;
    }
    h3 {
      font-size: 1.0625rem;
    }
    p,
    ul {
      display: none;
    }
  }
  @media (max-width: 20.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 64rem) {
    border-block-end: 1px solid var(--line);
    > li {
      grid-template-columns: 1fr auto;
      padding-block: clamp(0.4rem, 6vh - 2.7rem, 1.15rem);
    }
  }
`
