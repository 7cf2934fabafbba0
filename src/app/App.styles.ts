import { css } from '@emotion/react'

export const skip = css`
  position: absolute;
  inset-block-start: 0.5rem;
  inset-inline-start: 0.5rem;
  z-index: 99;
  padding: var(--space-3) var(--space-5);
  background: var(--card);
  border-radius: var(--radius-s);
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`

/** A bar along the top of the window that says that the next page is on its way. */
export const sign = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 40;
  block-size: 3px;
  overflow: hidden;
  background: var(--coral-w);
  @keyframes pass {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(250%);
    }
  }
  &::before {
    content: '';
    display: block;
    inline-size: 40%;
    block-size: 100%;
    background: var(--coral);
    animation: pass 1.2s ease-in-out infinite;
  }
  /* Without motion the whole bar is filled. */
  @media (prefers-reduced-motion: reduce) {
    &::before {
      inline-size: 100%;
      animation: none;
    }
  }
`
