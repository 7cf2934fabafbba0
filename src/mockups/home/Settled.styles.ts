import { css } from '@emotion/react'

/** The sun behind it has set on the first and stands behind the second. */
export const pair = css`
  display: none;
  @media (min-width: 64rem) {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 1.5rem;
    translate: 0 -50%;
    display: grid;
    inline-size: 24rem;
    padding: 3.5rem 1.5rem;
    border-radius: var(--r3);
    background: radial-gradient(circle at 50% 100%, var(--d1) 22%, var(--d2) 22.3% 38%, var(--d3) 38.3% 56%, var(--d4) 56.3% 76%, var(--d5) 76.3%);
    > :last-of-type {
      inline-size: 19rem;
      margin-block-start: -0.75rem;
      margin-inline: auto -3rem;
    }
  }
`
