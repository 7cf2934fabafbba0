import { css } from '@emotion/react'
import { steps } from './Steps.styles'

/** Each widens what the one before it found out, to the edge of the page. */
export const widening = css`
  ${steps};
  li:nth-of-type(2) {
    --thick: 0.875rem;
    --tone: var(--d3);
  }
  li:nth-of-type(3) {
    --thick: 1.5rem;
    --tone: var(--d2);
  }
  li:nth-of-type(4) {
    --thick: 2.25rem;
    --tone: var(--d1);
  }
  @media (max-width: 47.99rem) {
    gap: 1.5rem;
    margin-block-start: 0;
    li {
      padding: 0;
      padding-inline-start: 2.25rem;
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
      inline-size: calc(var(--thick, 0.375rem) / 2);
      border: 0;
      border-radius: 1px;
      background: var(--tone, var(--d4));
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 4.6fr 5.4fr 6fr;
    column-gap: 0.375rem;
    li {
      padding-block-start: 3.25rem;
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
      content: '';
      position: absolute;
      inset-block: auto calc(100% - 2.5rem);
      inset-inline: 0;
      block-size: var(--thick, 0.375rem);
      border: 0;
      border-radius: 1px;
      background: var(--tone, var(--d4));
    }
  }
`
