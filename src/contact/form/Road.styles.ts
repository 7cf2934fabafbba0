import { css } from '@emotion/react'
import { hop, waypoint } from '../../theme/base.styles'

/** Three stops and two hops. A message on its way is a dot on the first hop; one that has arrived fills its stop. */
export const road = css`
  --dot: 1.125rem;
  font-size: 0.875rem;
  line-height: 1.4;
  ol {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    position: relative;
    padding-block-start: 3.05rem;
    font-weight: 450;
  }
  li:nth-of-type(2) {
    text-align: center;
  }
  li:nth-of-type(3) {
    text-align: end;
  }
  li::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 1.35rem;
    inset-inline-start: 0;
    inline-size: var(--dot);
    block-size: var(--dot);
    background: var(--card);
  }
  li:nth-of-type(2)::before {
    inset-inline-start: calc(50% - var(--dot) / 2);
  }
  li:nth-of-type(3)::before {
    inset-inline: auto 0;
  }
  li:first-of-type::before {
    background: var(--coral);
  }
  /* The reply is a small sun. */
  li:nth-of-type(3)::before {
    background: radial-gradient(circle, var(--coral) 0.25rem, var(--card) 0.3rem);
    box-shadow:
      0 0 0 0.3rem color-mix(in oklch, var(--coral) 38%, var(--coral-w)),
      0 0 0 0.6rem color-mix(in oklch, var(--coral) 18%, var(--coral-w));
  }
  li:not(:last-child)::after {
    ${hop};
    border-width: 2px 2px 0;
    border-color: var(--coral);
    inset-block-start: 0;
    inset-inline: calc(var(--dot) + 0.2rem) calc(var(--dot) / 2 + 0.2rem - 50%);
    block-size: 1.9rem;
  }
  li:nth-of-type(2)::after {
    inset-inline: calc(50% + var(--dot) / 2 + 0.2rem) calc(var(--dot) + 0.2rem - 100%);
  }
  /* Wider than its stop, so that it stands in one line. */
  output {
    display: block;
    min-block-size: 2lh;
    margin-inline-start: -2.5rem;
    font-size: var(--ts);
    text-wrap: balance;
    color: var(--teal-t);
  }
  &[data-state='success'] li:nth-of-type(-n + 2)::before {
    background: var(--coral);
    border-color: var(--coral);
  }
  @media (min-width: 40rem) {
    font-size: 1rem;
  }
  @media (prefers-reduced-motion: no-preference) {
    @keyframes travel {
      to {
        inset-inline-start: calc(150% - var(--dot) / 2);
      }
    }
    &[data-state='sending'] li:first-of-type::before {
      animation: travel 1.2s var(--ease) infinite;
    }
  }
`
