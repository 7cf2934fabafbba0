import { css } from '@emotion/react'

/** The sun behind it has set on the first and stands behind the second. */
export const pair = css`
  display: none;
  @media (min-width: 64rem) {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 1.5rem;
    display: grid;
    align-content: center;
    inline-size: clamp(24rem, 34vw, 31rem);
    padding: 2.75rem;
    border-radius: var(--r3);
    background: radial-gradient(circle at 50% 100%, var(--d1) 22%, var(--d2) 22.3% 38%, var(--d3) 38.3% 56%, var(--d4) 56.3% 76%, var(--d5) 76.3%);
    > :last-of-type {
      margin-block-start: -0.75rem;
      margin-inline: 4rem -4.25rem;
    }
  }
`
