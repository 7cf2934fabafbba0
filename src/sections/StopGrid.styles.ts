import { css } from '@emotion/react'

/** A ruled table. The cells of its last row share the row, so that none is empty whatever their number. */
const grid = css`
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
    padding: 1.25rem;
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
    --rows: 2;
    --item: min(72vw, 18rem);
    > li {
      padding: 0.9rem;
    }
  }
  > li > ul {
    font-size: 0.85rem;
    padding-block-start: 0.35rem;
  }
`

export const four = css`
  ${grid};
  @media (min-width: 70rem) {
    > li {
      flex-basis: calc(100% / 4 - 1px);
    }
  }
`

export const five = css`
  ${grid};
  @media (min-width: 70rem) {
    > li {
      flex-basis: calc(100% / 5 - 1px);
    }
  }
`

export const six = css`
  ${grid};
  @media (min-width: 70rem) {
    > li {
      flex-basis: calc(100% / 6 - 1px);
    }
  }
`
