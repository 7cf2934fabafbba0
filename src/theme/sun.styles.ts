import { css } from '@emotion/react'

/**
 * The sun of flat rings. Its size is the ring unit `--u` of the surrounding block, which must isolate its stacking context.
 * It is centred on the block's top edge, or on its foot if the block moves it there.
 */
export const sun = css`
  position: absolute;
  z-index: -2;
  inset-block-start: 0;
  inset-inline-start: var(--sun-x, 74%);
  inline-size: calc(var(--u) * 3);
  block-size: calc(var(--u) * 3);
  margin: calc(var(--u) * -1.5);
  border-radius: 50%;
  background: var(--d0);
  box-shadow:
    0 0 0 calc(var(--u) * 0.8) var(--d1),
    0 0 0 calc(var(--u) * 1.75) var(--d2),
    0 0 0 calc(var(--u) * 2.85) var(--d3),
    0 0 0 calc(var(--u) * 4.15) var(--d4),
    0 0 0 calc(var(--u) * 5.7) var(--d5),
    0 0 0 calc(var(--u) * 7.6) var(--d6);
  @media (prefers-reduced-motion: no-preference) {
    @keyframes rise {
      from {
        transform: translateY(18%);
      }
    }
    animation: rise 1.6s var(--ease) both;
  }
  @media (forced-colors: active) {
    display: none;
  }
  @media print {
    display: none;
  }
`
