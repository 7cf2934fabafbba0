import { css } from '@emotion/react'

/** Each drawing stands beside its words; on wide screens all on one floor, three below the heading, the last beside it. */
export const stages = css`
  display: grid;
  gap: 0.5rem;
  li {
    display: grid;
    grid-template-columns: clamp(4.5rem, 14vw, 8rem) auto minmax(0, 1fr);
    gap: 0.2rem 0.5rem;
    align-items: end;
  }
  li > :first-child {
    grid-row: span 2;
    align-self: center;
    padding-inline-end: 0.5rem;
  }
  span {
    color: var(--coral-t);
    font-size: var(--t4);
    line-height: 1.22;
  }
  p {
    grid-column: 2 / -1;
    align-self: start;
    color: var(--ink2);
    font-size: max(var(--least), 0.9rem, 1.15vw);
    line-height: 1.45;
  }
  @media (min-width: 64rem) {
    grid: minmax(34rem, auto) auto auto / repeat(3, 7fr) 16fr;
    grid-area: 1 / 1;
    column-gap: 3vw;
    li {
      grid: subgrid / auto minmax(0, 1fr);
      grid-row: span 3;
    }
    li > :first-child {
      grid-area: 1 / 1 / auto / -1;
      align-self: end;
      padding: 0 0 0.75rem;
    }
    p {
      grid-column: 1 / -1;
    }
  }
`
