import { css } from '@emotion/react'
import { steps } from './Steps.styles'

/** Each widens what the one before it found out, to the edge of the page, and hands over what its bar says. */
export const widening = css`
  ${steps};
  li {
    --tone: color-mix(in oklab, var(--d2) 55%, var(--d3));
  }
  li:nth-of-type(2) {
    --tone: var(--d2);
  }
  li:nth-of-type(3) {
    --tone: var(--d1);
  }
  li:nth-of-type(4) {
    --tone: var(--d0);
  }
  b {
    color: var(--tone);
    font-weight: 450;
  }
  @media (max-width: 47.99rem) {
    gap: 1.5rem;
    margin-block-start: 0;
    li {
      padding: 0;
      padding-inline-start: 1.25rem;
    }
    span {
      position: static;
      display: block;
      block-size: auto;
      border: 0;
      background: none;
      color: var(--coral-t);
    }
    && li::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: 0 auto;
      inline-size: 0.25rem;
      border: 0;
      border-radius: 1px;
      background: var(--tone);
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 4.6fr 5.4fr 6fr;
    column-gap: 0.375rem;
    li {
      padding: 0;
    }
    /* In the order of the page from above: what is handed over, then how. */
    b {
      order: -1;
      margin-block-end: 1rem;
      padding: 0.3rem 1rem;
      border-radius: 1px;
      background: var(--tone);
      color: var(--on-coral);
      font-size: clamp(0.875rem, 0.6rem + 0.4vw, 1rem);
    }
    h3 {
      font-size: clamp(1.3rem, 0.9rem + 0.9vw, 1.75rem);
    }
    h3,
    p,
    span {
      margin-inline-end: 2rem;
    }
    span {
      position: static;
      justify-content: start;
      block-size: auto;
      border: 0;
      background: none;
      color: var(--coral-t);
      font-size: 1rem;
    }
    && li::after {
      content: none;
    }
  }
`
