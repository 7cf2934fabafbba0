import { css } from '@emotion/react'

export const values = css`
  display: grid;
  gap: 1.5rem clamp(1.5rem, 3vw, 2.5rem);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  /* A small scene by the light of dusk. */
  svg {
    inline-size: 100%;
    block-size: clamp(3.5rem, 9vw, 7.5rem);
    margin-block-end: 0.75rem;
    border-radius: var(--r2);
    background: var(--d5);
  }
  h3 {
    font-size: 1.5rem;
  }
  p {
    margin-block-start: 0.4rem;
    color: var(--ink2);
  }
`
