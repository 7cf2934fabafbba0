import { css } from '@emotion/react'

/** Names on a board, in rows of three where there is room; a rule above each. */
export const people = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: clamp(1.75rem, 4vw, 3rem) clamp(1.5rem, 4vw, 3.5rem);
  li {
    border-block-start: 2px solid var(--teal-t);
    padding-block-start: 1rem;
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: clamp(1.25rem, 1.9vw, 1.6rem);
    line-height: 1.2;
  }
  b {
    color: var(--teal-t);
    font-weight: 450;
  }
  p {
    margin-block-start: 0.35rem;
    max-inline-size: 34em;
    color: var(--ink2);
  }
  p + p {
    margin-block-start: 0.75rem;
  }
`
