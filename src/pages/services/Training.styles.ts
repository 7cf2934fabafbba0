import { css } from '@emotion/react'

/** Lessons in the columns of a timetable, each at its own hour. */
export const lessons = css`
  --item: 9.5rem;
  --hour: clamp(1.7rem, 1.4rem + 0.6vw, 2.1rem);
  display: grid;
  gap: var(--g);
  grid-template-columns: repeat(4, minmax(0, 1fr));
  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 0.75rem;
  }
  /* The lines of the hours run through all columns. */
  ul {
    display: grid;
    gap: 0.4rem;
    align-content: start;
    margin-inline: calc(var(--g) * -0.5);
    padding: calc(var(--hour) * var(--late, 0) + 0.2rem) calc(var(--g) * 0.5) 0.2rem;
    background: repeating-linear-gradient(var(--line) 0 1px, transparent 1px var(--hour));
  }
  > :first-of-type ul {
    margin-inline-start: 0;
    padding-inline-start: 0;
  }
  > :last-of-type ul {
    margin-inline-end: 0;
    padding-inline-end: 0;
  }
  li li {
    min-block-size: calc(var(--hour) * var(--hours, 2) - 0.4rem);
    padding: 0.4rem 0.8rem;
    border-inline-start: 4px solid var(--edge, var(--coral));
    border-radius: var(--r1);
    background: var(--fill, var(--coral-w));
    line-height: 1.3;
  }
  > :nth-of-type(even) {
    --edge: var(--teal);
    --fill: var(--teal-w);
    --late: 1;
  }
  > :nth-of-type(4) {
    --late: 2;
  }
  > :nth-of-type(1) > ul > :nth-of-type(1),
  > :nth-of-type(3) > ul > :nth-of-type(2) {
    --hours: 4;
  }
`
