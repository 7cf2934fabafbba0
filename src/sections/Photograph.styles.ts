import { css } from '@emotion/react'

/** Keeps the photograph's shape while it is on its way. */
export const photograph = css`
  display: block;
  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 46rem;
    object-fit: cover;
    border-radius: var(--radius-l);
    background: var(--sand);
    @media print {
      max-block-size: 12cm;
    }
  }
`
