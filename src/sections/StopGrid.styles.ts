import { css } from '@emotion/react'

const grid = css`
  display: grid;
  gap: 1px;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  overflow: clip;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  > li {
    outline: 1px solid var(--line);
    padding: 1.25rem;
    display: grid;
    gap: 0.3rem;
    align-content: start;
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
  > li > ul {
    font-size: 0.85rem;
    padding-block-start: 0.35rem;
  }
`

export const four = css`
  ${grid};
  @media (min-width: 70rem) {
    grid-template-columns: repeat(4, 1fr);
  }
`

export const five = css`
  ${grid};
  @media (min-width: 70rem) {
    grid-template-columns: repeat(5, 1fr);
  }
`

export const six = css`
  ${grid};
  @media (min-width: 70rem) {
    grid-template-columns: repeat(6, 1fr);
  }
`
