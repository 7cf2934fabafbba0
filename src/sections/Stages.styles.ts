import { css } from '@emotion/react'
import { below, from } from '../theme/scale'

/** Each drawing stands beside its words; on wide screens all on one floor, three below the heading, the last beside it. */
export const stages = css`
  li {
    grid-template-columns: clamp(4.5rem, 14vw, 8rem) auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
    align-items: end;
  }
  svg {
    grid-row: span 2;
    align-self: center;
    padding-inline-end: var(--space-3);
  }
  p {
    grid-column: 2 / -1;
    align-self: start;
  }
  @media ${below.laptop} {
    gap: var(--space-5);
    li {
      column-gap: var(--space-5);
    }
  }
  @media ${from.laptop} {
    grid: minmax(34rem, auto) auto auto / repeat(3, 7fr) 16fr;
    grid-area: 1 / 1;
    column-gap: 3vw;
    li {
      grid: subgrid / auto minmax(0, 1fr);
      grid-row: span 3;
    }
    svg {
      grid-area: 1 / 1 / auto / -1;
      align-self: end;
      padding: 0 0 var(--space-4);
    }
    p {
      grid-column: 1 / -1;
    }
  }
`
