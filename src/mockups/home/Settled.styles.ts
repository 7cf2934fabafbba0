import { css } from '@emotion/react'

/** The second stands where this does, the first before it, in the other half of what holds them; on phones the second alone. */
export const pair = css`
  display: grid;
  align-content: end;
  block-size: 100%;
  padding-block-start: 0.9rem;
  letter-spacing: -0.01em;
  line-height: 1.4;
  @media (max-width: 47.99rem) {
    > :first-child {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    > :first-child {
      position: absolute;
      inset-block-end: calc(var(--in) / var(--large, 1));
      inset-inline-start: calc(var(--in) / var(--large, 1));
      inline-size: calc(50% - 2 * var(--in) / var(--large, 1));
    }
  }
  @media (min-width: 75rem) {
    --large: 1.3;
    > * {
      zoom: 1.3;
    }
  }
`
