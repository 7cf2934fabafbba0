import { css } from '@emotion/react'

/** Each drawing beside its words; where there is room they stand on one floor, and the last is as high as all of it. */
export const stages = css`
  ol {
    display: grid;
    gap: min(1rem, 3vw);
  }
  li {
    display: grid;
    grid-template-columns: clamp(4.5rem, 14vw, 8rem) minmax(0, 1fr);
    gap: 1rem;
    align-items: center;
  }
  span {
    color: var(--coral-t);
  }
  p {
    color: var(--ink2);
  }
  li p {
    font-size: clamp(0.95rem, 0.75rem + 0.4vw, 1.125rem);
    line-height: 1.45;
  }
  @media (min-width: 64rem) {
    display: grid;
    grid-template-rows: auto 1fr auto;
    row-gap: 1.25rem;
    && > div {
      grid-area: 1 / 1;
      max-inline-size: 52%;
      grid-template-columns: 1fr;
      margin: 0;
    }
    ol,
    li {
      display: grid;
      grid-row: 2 / span 2;
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
      align-items: end;
    }
    ol {
      grid-area: 1 / 1 / span 3;
      grid-template-columns: repeat(3, 7fr) 16fr;
      column-gap: clamp(1.5rem, 3vw, 3rem);
    }
    li div {
      align-self: start;
    }
    li:last-of-type {
      grid-row: 1 / -1;
      svg {
        grid-row: span 2;
      }
    }
  }
`
