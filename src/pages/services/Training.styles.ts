import { css } from '@emotion/react'

/** Lessons in the columns of a timetable, each at its own hour. */
export const lessons = css`
  --item: 11rem;
  --hour: clamp(2rem, 1.6rem + 1vw, 2.6rem);
  display: grid;
  gap: var(--g);
  grid-template-columns: repeat(4, minmax(0, 1fr));
  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 0.75rem;
  }
  ul {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    padding-block: 0.5rem;
    background: repeating-linear-gradient(var(--line) 0 1px, transparent 1px var(--hour));
  }
  li li {
    min-block-size: calc(var(--hour) * var(--hours, 1.25));
    padding: 0.4rem 0.8rem;
    border-inline-start: 4px solid var(--edge, var(--coral));
    border-radius: var(--r1);
    background: var(--fill, var(--coral-w));
    line-height: 1.3;
  }
  > :nth-of-type(even) {
    --edge: var(--teal);
    --fill: var(--teal-w);
  }
  > :nth-of-type(1) > ul > :nth-of-type(1),
  > :nth-of-type(3) > ul > :nth-of-type(2) {
    --hours: 2.5;
  }
`
