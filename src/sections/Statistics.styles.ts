import { css } from '@emotion/react'
import { hop, waypoint } from '../theme/base.styles'
import { opaque } from '../theme/tokens'

export const hops = css`
  --item: 15.5rem;
  display: grid;
  gap: 1.4rem 0;
  li {
    position: relative;
    display: grid;
    gap: 0.35rem;
    align-content: start;
    padding-inline: 1.75rem 1rem;
  }
  li::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 0.45em;
    inset-inline-start: 0;
    inline-size: 0.8rem;
    block-size: 0.8rem;
    z-index: 1;
  }
  strong {
    font-size: clamp(2.6rem, 0.6rem + 4vw, 4.5rem);
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.055em;
  }
  span {
    max-inline-size: 22ch;
    line-height: 1.45;
    text-wrap: pretty;
  }
  small {
    color: var(--ink2);
    font-size: var(--ts);
    max-inline-size: 34ch;
    line-height: 1.5;
    text-wrap: balance;
  }
  @media (min-width: 48rem) {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    li {
      padding-block-start: 3.5rem;
      padding-inline: 0 1.5rem;
    }
    li::before {
      inset-block-start: 1.6rem;
    }
    li::after {
      ${hop};
      inset-block-start: -0.4rem;
      inset-inline: 1rem 0.1rem;
      block-size: 2.4rem;
    }
    li:last-of-type::after {
      mask: linear-gradient(90deg, ${opaque}, transparent 70%);
    }
    [dir='rtl'] & li:last-of-type::after {
      mask: linear-gradient(-90deg, ${opaque}, transparent 70%);
    }
  }
`
