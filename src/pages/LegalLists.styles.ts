import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'

/** A symmetrical cross, as a clip path. */
export const cross = css`
  clip-path: polygon(0 12%, 12% 0, 50% 38%, 88% 0, 100% 12%, 62% 50%, 100% 88%, 88% 100%, 50% 62%, 12% 100%, 0 88%, 38% 50%);
`

/** Space for a sign before each item, in place of the ring. */
const signs = css`
  li {
    padding-inline-start: var(--space-7);
  }
  li::before {
    inset-block-start: 0.5em;
    inline-size: 0.9rem;
    block-size: 0.9rem;
    border: 0;
    border-radius: 0;
  }
`

export const ticks = css`
  ${signs};
  li::before {
    background: var(--teal-t);
    clip-path: polygon(0 54%, 12% 42%, 36% 66%, 88% 12%, 100% 24%, 36% 90%);
  }
`

export const crosses = css`
  ${signs};
  li::before {
    background: var(--coral-t);
    ${cross};
  }
  /* Backgrounds are not printed, so the sign becomes a character. */
  @media print {
    li::before {
      content: '×';
      clip-path: none;
      inset-block-start: -0.1em;
      font-size: 1.5em;
      line-height: var(--line-1);
    }
  }
`

/** The numbered stops of a route. */
export const steps = css`
  counter-reset: step;
  gap: 0;
  padding-block-start: var(--space-2);
  li {
    counter-increment: step;
    padding-block: var(--space-1) var(--space-5);
    padding-inline-start: var(--space-8);
  }
  li::before {
    content: counter(step);
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border: 0;
    background: var(--coral);
    color: var(--on-coral);
    display: grid;
    place-items: center;
    font-weight: 520;
    line-height: var(--line-1);
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
  li:last-child {
    padding-block-end: var(--space-1);
    min-block-size: 2.5rem;
  }
  li:not(:last-child) {
    min-block-size: 4.25rem;
  }
  li:not(:last-child)::after {
    ${layer};
    inset-block: 2.75rem 0.25rem;
    inset-inline-start: calc(1.25rem - 1px);
    border-inline-start: 2px dashed var(--field);
  }
`
