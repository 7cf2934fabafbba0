import { css } from '@emotion/react'

export const values = css`
  display: grid;
  gap: 1.5rem 2.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  /* A small scene by the light of dusk, lower on laptops: the sections below must not begin too far down. */
  svg {
    inline-size: 100%;
    block-size: clamp(3.5rem, 33vh - 11rem, 9vw);
    margin-block-end: 0.75rem;
    border-radius: var(--r2);
    background: var(--d5);
  }
  h3 {
    font-size: 1.5rem;
  }
  p {
    margin-block-start: 0.375rem;
    color: var(--ink2);
  }
`
