import { css } from '@emotion/react'

export const reach = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(0.6rem, 3vw, 2.5rem) var(--g);
  strong {
    font-size: clamp(2rem, 4.4vw, 4rem);
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.055em;
  }
  div {
    margin-block-start: max(0.4rem, 0.9vw);
    font-size: max(1.05rem, 1.6vw);
    line-height: 1.25;
  }
  small {
    display: block;
    margin-block-start: 0.25rem;
    color: var(--ink2);
    font-size: max(0.875rem, min(1.2vw, 1.1rem));
    line-height: 1.35;
  }
  /* A road between it and the others, on past the edge of the page. */
  > :first-child {
    grid-column: span 2;
    margin-inline-end: calc(50% - 50vw);
    padding-inline-end: var(--gut);
    padding-block-end: clamp(1.75rem, 4.5vw, 4rem);
    border-block-end: 2px dashed var(--field);
    strong {
      font-size: calc(min(100vw - 2 * var(--gut), var(--max)) * 0.2448);
      line-height: 0.95;
      margin-inline-start: -0.085em;
    }
  }
`
