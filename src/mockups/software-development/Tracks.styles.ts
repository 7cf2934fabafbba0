import { css } from '@emotion/react'

/** In the columns of the steps below. Where those are pulled sideways, each bar has a line of its own, its words above it. */
export const tracks = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0.5rem 0.25rem;
  margin-block-end: 1.25rem;
  font-size: var(--ts);
  white-space: nowrap;
  span {
    display: flex;
    border-block-end: 0.5rem solid var(--coral);
    line-height: 1.5;
  }
  > :nth-of-type(1) {
    grid-area: 1 / 1 / auto / span 2;
  }
  > :nth-of-type(2) {
    grid-area: 2 / 3;
    justify-content: end;
    border-color: var(--d1);
  }
  > :nth-of-type(3) {
    grid-area: 3 / 2;
    border-color: color-mix(in oklab, var(--teal) 55%, var(--band));
  }
  > :nth-of-type(4) {
    grid-area: 4 / 3 / auto / span 2;
    border-color: var(--teal);
  }
  @media (min-width: 48rem) and (width < 60rem) {
    margin-block-end: 2.5rem;
  }
  @media (min-width: 60rem) {
    gap: 0.5rem var(--g);
    margin-block-end: clamp(1.5rem, 2.5vw, 2.25rem);
    font-size: clamp(0.875rem, 0.6rem + 0.4vw, 1rem);
    && span {
      justify-content: start;
      padding: 0.3rem 1rem;
      border: 0;
      border-radius: 1px;
      background: var(--coral);
      color: var(--on-coral);
      font-weight: 450;
    }
    && > :nth-of-type(2) {
      grid-row: 1;
      background: var(--d1);
    }
    && > :nth-of-type(3) {
      grid-row: 2;
      background: var(--teal-w);
      color: var(--teal-t);
    }
    && > :nth-of-type(4) {
      grid-row: 2;
      background: var(--teal);
    }
  }
`
