import { css } from '@emotion/react'

/** A ruled table. The cells of its last row share the row, so that none is empty whatever their number. */
export const grid = css`
  --rows: 2;
  --item: min(76vw, 18rem);
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  overflow: clip;
  > li {
    flex: 1 1 min(100%, 17rem);
    outline: 1px solid var(--line);
    padding: min(1.25rem, 3.7vw);
    display: grid;
    gap: 0.3rem;
    align-content: start;
    @media (min-width: 75rem) and (max-height: 50rem) {
      padding: 0.9rem 1.1rem;
    }
  }
  > li > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    color: var(--coral-t);
    stroke-width: 1.5;
    margin-block-end: 0.35rem;
  }
  h3 {
    font-size: 1.06rem;
    letter-spacing: -0.02em;
  }
  p {
    color: var(--ink2);
    font-size: 0.9rem;
    line-height: 1.5;
  }
  @media (max-width: 47.99rem) {
    > li {
      grid-template-columns: auto 1fr;
    }
    > :last-child:nth-child(odd) {
      grid-row: span 2;
    }
    > li > svg {
      margin: 0;
    }
    > li > svg ~ :not(h3) {
      grid-column: 1 / -1;
    }
  }
  > li > ul {
    font-size: 0.85rem;
    padding-block-start: 0.35rem;
  }
  @media (min-width: 70rem) {
    > li {
      flex-basis: calc(100% / var(--columns) - 1px);
    }
  }
  /* Six to a row where they are six, four where they are up to eight, else five. */
  --columns: 4;
  &:has(> :nth-child(9)) {
    --columns: 5;
  }
  &:has(> :nth-child(6):last-child) {
    --columns: 6;
  }
`
