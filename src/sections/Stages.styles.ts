import { css } from '@emotion/react'

/** Each drawing beside its words; where there is room they stand on one floor, below the heading, and the last beside it. */
export const stages = css`
  display: grid;
  gap: 0.75rem;
  li {
    display: grid;
    grid-template-columns: clamp(4.5rem, 14vw, 8rem) minmax(0, 1fr);
    gap: 1rem;
    align-items: center;
  }
  span,
  h3 {
    display: inline;
    font-size: var(--t4);
    letter-spacing: -0.026em;
  }
  span {
    color: var(--coral-t);
  }
  p {
    color: var(--ink2);
    font-size: clamp(0.95rem, 0.75rem + 0.4vw, 1.125rem);
    line-height: 1.45;
  }
  @media (min-width: 64rem) {
    grid: minmax(34rem, auto) auto / repeat(3, 7fr) 16fr;
    grid-area: 1 / 1;
    column-gap: 3vw;
    li {
      grid: subgrid / minmax(0, 1fr);
      grid-row: span 2;
      align-items: end;
    }
    div {
      align-self: start;
    }
  }
`
