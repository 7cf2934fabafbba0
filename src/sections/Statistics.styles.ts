import { css } from '@emotion/react'
import { hop, waypoint } from '../theme/base.styles'

/** On phones rows: the figure, and beside it what it counts. */
export const hops = css`
  display: grid;
  li {
    position: relative;
    display: grid;
    text-wrap: balance;
    gap: 0.35rem;
    align-content: start;
  }
  strong {
    font-size: clamp(2.6rem, 0.6rem + 4vw, 4.5rem);
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.055em;
  }
  span {
    line-height: 1.3;
  }
  small {
    color: var(--ink2);
    font-size: var(--ts);
    max-inline-size: 34ch;
    line-height: 1.4;
  }
  @media (max-width: 47.99rem) {
    li {
      grid-template: auto 1fr / 7rem 1fr;
      gap: 0 0.75rem;
      padding-block: 0.375rem;
    }
    li + li {
      border-block-start: 1px dashed var(--field);
    }
    strong {
      grid-row: span 2;
      font-size: 1.625rem;
      line-height: 1.1;
    }
    small {
      font-size: 0.8125rem;
    }
  }
  @media (min-width: 48rem) {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    li {
      padding-block-start: 3.5rem;
      padding-inline-end: 1.5rem;
    }
    li::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 1.6rem;
      inline-size: 0.8rem;
      block-size: 0.8rem;
      z-index: 1;
    }
    li:not(:last-of-type)::after {
      ${hop};
      inset-block-start: -0.4rem;
      inset-inline: 1rem 0.1rem;
      block-size: 2.4rem;
    }
    span {
      max-inline-size: 22ch;
    }
  }
`
