import { css } from '@emotion/react'

/** Four ways to learn as the columns of a timetable. No hour is said, so no block is longer than another. */
export const lessons = css`
  --item: 9.5rem;
  display: grid;
  gap: var(--g);
  grid-template-columns: repeat(4, minmax(0, 1fr));
  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 0.9rem;
    padding-block-start: 0.75rem;
    border-block-start: 3px solid var(--edge, var(--coral));
  }
  ul {
    display: grid;
    grid-auto-rows: 1fr;
    gap: 0.5rem;
  }
  li li {
    display: grid;
    align-content: center;
    min-block-size: clamp(3.25rem, 2.8rem + 1.2vw, 4rem);
    padding: 0.4rem 1rem;
    border-radius: var(--r1);
    background: var(--fill, var(--coral-w));
    line-height: 1.3;
  }
  > :nth-of-type(even) {
    --edge: var(--teal);
    --fill: var(--teal-w);
  }
`
