import { css } from '@emotion/react'

/** Names on a board, in rows of three where there is room; a rule above each. */
export const people = css`
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  li {
    border-block-start: 2px solid var(--teal-t);
    padding-block-start: var(--space-5);
    overflow-wrap: anywhere;
  }
  p {
    margin-block-start: var(--space-2);
    max-inline-size: 34em;
  }
  p + p {
    margin-block-start: var(--space-4);
  }
`
