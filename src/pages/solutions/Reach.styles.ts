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
    line-height: 1.3;
  }
  small {
    display: block;
    color: var(--ink2);
    font-size: max(var(--tx), min(1.2vw, 1rem));
    line-height: 1.4;
  }
  > :first-child div {
    font-size: max(1rem, 1.6vw);
  }
  /* A road with a stop over each of the others, on past the edge of the page. */
  > :first-child {
    grid-column: span 2;
    margin-inline-end: calc(50% - 50vw);
    padding-block-end: clamp(1.75rem, 4.5vw, 4rem);
    background:
      radial-gradient(circle at 0.5rem, var(--sand) 0.25rem, var(--coral) 0.28rem 0.42rem, transparent 0.45rem) 0 100% /
        calc((min(100vw - 2 * var(--gut), var(--max)) + var(--g)) / 2) 1rem repeat-x,
      repeating-linear-gradient(90deg, var(--field) 0 6px, transparent 0 13px) 0 calc(100% - 0.45rem) / 100% 2px no-repeat;
    strong {
      font-size: calc(min(100vw - 2 * var(--gut), var(--max)) * 0.2448);
      line-height: 0.95;
      margin-inline-start: -0.085em;
    }
  }
`
