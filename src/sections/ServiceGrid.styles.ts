import { css } from '@emotion/react'
import { card } from '../theme/base.styles'

export const grid = css`
  --w0: light-dark(oklch(86% 0.105 70), oklch(62% 0.15 42));
  --w1: light-dark(oklch(91% 0.06 74), oklch(40% 0.1 8));
  --w2: light-dark(oklch(94.2% 0.034 78), oklch(31.5% 0.075 330));
  --w3: light-dark(oklch(96.8% 0.017 81), oklch(27.5% 0.062 295));
  display: grid;
  gap: var(--g);
  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, 1fr);
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, 1fr);
  }
`

export const service = css`
  ${card};
  position: relative;
  overflow: clip;
  isolation: isolate;
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: -1.25rem;
    inset-inline-end: -1.25rem;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    border-radius: 50%;
    background: var(--w0);
    box-shadow:
      0 0 0 1.1rem var(--w1),
      0 0 0 2.5rem var(--w2),
      0 0 0 4.25rem var(--w3);
    transition: transform var(--m3) var(--ease);
  }
  &:hover::after {
    transform: scale(1.18);
  }
  > a {
    margin-block-start: auto;
    padding-block-start: 0.6rem;
  }
`

export const features = css`
  display: grid;
  gap: 0.5rem;
  font-size: 0.94rem;
  color: var(--ink2);
  li {
    display: flex;
    gap: 0.65em;
  }
  li::before {
    content: '';
    flex: none;
    inline-size: 0.45rem;
    block-size: 0.45rem;
    margin-block-start: 0.56em;
    border: 1.5px solid var(--teal);
    border-radius: 50%;
  }
`
