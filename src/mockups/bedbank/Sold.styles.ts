import { css } from '@emotion/react'

/** The figure in line with its words, then what is counted, as nights of the calendar. */
export const sold = css`
  display: grid;
  gap: var(--g);
  li {
    font-size: clamp(1rem, 0.7rem + 1.1vw, 1.75rem);
  }
  div,
  b {
    display: flex;
    flex-wrap: wrap;
  }
  div {
    gap: 0.4rem;
    margin-block: 0.5rem;
  }
  b {
    flex: 1 1 5.5rem;
    justify-content: space-between;
    padding: 0.5rem 0.75rem;
    border-radius: var(--r1);
    background: var(--teal-w);
    color: var(--teal-t);
    font-size: 1.125rem;
    font-weight: 400;
    line-height: 2rem;
    white-space: nowrap;
  }
  small {
    color: var(--ink2);
    font-size: var(--ts);
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, 1fr);
  }
`
