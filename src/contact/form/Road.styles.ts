import { css } from '@emotion/react'
import { hop, waypoint } from '../../theme/base.styles'

/** Three stops and two hops. A message on its way is a dot on the first hop; one that has arrived fills its stop. */
export const road = css`
  --dot: 1.15rem;
  margin-block-end: 0.75rem;
  font-size: var(--ts);
  line-height: 1.4;
  ol {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    position: relative;
    padding-block-start: 2.85rem;
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
  li + li::before {
    border-color: var(--field);
  }
  li:not(:last-child)::after {
    ${hop};
    inset-block-start: 0;
    inset-inline: calc(var(--dot) + 0.2rem) calc(var(--dot) / 2 + 0.2rem - 50%);
    block-size: 1.9rem;
  }
  li:nth-of-type(2)::after {
    inset-inline: calc(50% + var(--dot) / 2 + 0.2rem) calc(var(--dot) + 0.2rem - 100%);
  }
  output {
    display: block;
    min-block-size: 2lh;
    font-weight: 350;
    text-wrap: balance;
    color: var(--ink2);
  }
  &[data-state='success'] li:nth-of-type(-n + 2)::before {
    background: var(--coral);
    border-color: var(--coral);
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
