import { css } from '@emotion/react'
import { card } from '../theme/base.styles'

export const stories = css`
  display: grid;
  gap: var(--g);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
`

export const story = css`
  ${card};
  block-size: 100%;
  blockquote p {
    color: var(--ink);
    font-size: 1.1rem;
    line-height: 1.5;
    letter-spacing: -0.018em;
  }
  figcaption {
    margin-block-start: auto;
    padding-block-start: 1rem;
    font-size: var(--ts);
    color: var(--ink2);
  }
  b {
    color: var(--ink);
  }
`
