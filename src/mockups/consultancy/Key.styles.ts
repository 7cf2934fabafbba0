import { css } from '@emotion/react'

/** The key to the two colours of a chart: what is, and what is planned. */
export const key = css`
  --tone: var(--ink2);
  display: flex;
  justify-content: center;
  gap: var(--space-5);
  padding-block-end: var(--space-4);
  span::before {
    content: '';
    display: inline-block;
    inline-size: 0.9rem;
    block-size: 0.3rem;
    margin-inline-end: var(--space-3);
    background: var(--tone);
    vertical-align: middle;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

export const target = css`
  --tone: var(--teal);
`
