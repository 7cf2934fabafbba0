import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { from } from '../theme/scale'
import { onDusk } from '../theme/tokens'

export const orbit = css`
  @media print {
    display: none;
  }
  pointer-events: none;
  position: absolute;
  z-index: -1;
  inset-block-start: 0;
  inset-inline-start: var(--sun-x, 74%);
  inline-size: calc(var(--u) * 14.4);
  block-size: calc(var(--u) * 14.4);
  margin: calc(var(--u) * -7.2);
  border: 1.5px dashed ${onDusk.orbit};
  border-radius: 50%;
  li {
    display: none;
    rotate: var(--a);
  }
  li::before {
    ${layer};
    inset-block-start: calc(50% - 0.4rem);
    inset-inline-start: -0.45rem;
    inline-size: 0.8rem;
    block-size: 0.8rem;
    border-radius: 50%;
    background: var(--d0);
    border: 2.5px solid var(--sky);
  }
  b {
    position: absolute;
    inset-block-start: calc(50% - 0.65em);
    inset-inline-start: 1.1rem;
    transform-origin: -1.1rem 50%;
    rotate: calc(-1 * var(--a));
  }
  /* The orbit begins at the right, and runs the other way. */
  [dir='rtl'] & {
    --from: 24deg;
    li {
      rotate: calc(-1 * var(--a));
    }
    b {
      transform-origin: calc(100% + 1.1rem) 50%;
      rotate: var(--a);
    }
  }
  @media ${from.laptop} {
    li {
      display: block;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    @keyframes turn {
      from {
        transform: rotate(var(--from, -24deg));
      }
    }
    animation: turn 2.4s var(--ease) both;
  }
  @media (forced-colors: active) {
    display: none;
  }
`

export const first = css`
  --a: 11deg;
  /* Above the buttons, which are wider in Arabic. */
  @media ${from.wide} {
    [dir='rtl'] & {
      --a: 24deg;
    }
  }
`

export const second = css`
  --a: 116deg;
`

export const third = css`
  --a: 127deg;
`
