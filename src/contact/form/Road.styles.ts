import { css } from '@emotion/react'
import { hop, waypoint } from '../../theme/base.styles'

/** Three stops and two hops. A message on its way is a dot on the first hop; one that has arrived fills its stop. */
export const road = css`
  margin-block-end: 0.75rem;
  font-size: var(--ts);
  line-height: 1.4;
  ol {
    display: grid;
    grid-template-columns: 1fr 1.2fr 1.6fr;
  }
  li {
    position: relative;
    padding-block-start: 1.75rem;
    padding-inline-end: 0.5rem;
  }
  li::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-start: 0;
    background: var(--card);
  }
  li + li::before {
    border-color: var(--field);
  }
  li:not(:last-child)::after {
    ${hop};
    inset-block-start: -0.4rem;
    inset-inline: 1rem 0.1rem;
    block-size: 1.3rem;
  }
  output {
    display: block;
    min-block-size: 2lh;
    color: var(--ink2);
  }
  &[data-state='success'] li:nth-of-type(-n + 2)::before {
    background: var(--coral);
    border-color: var(--coral);
  }
  &[data-state='sending'] li:first-of-type::before {
    background: var(--coral);
  }
  @media (prefers-reduced-motion: no-preference) {
    @keyframes travel {
      to {
        inset-inline-start: 100%;
      }
    }
    &[data-state='sending'] li:first-of-type::before {
      animation: travel 1.2s var(--ease) infinite;
    }
  }
`
