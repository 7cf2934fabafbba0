import { css } from '@emotion/react'
import { window } from '../kit/kit.styles'

/** A rule as one reads it, on its sheet. What the company fills in stands on a ground of its own. */
export const sheet = css`
  ${window};
  padding: clamp(1.1rem, 5cqi, 2.4rem) clamp(1.1rem, 5cqi, 2.4rem) clamp(1.25rem, 4cqi, 2rem);
  border-end-start-radius: 0;
  border-end-end-radius: 0;
  font-size: clamp(1.15rem, 0.34rem + 4.5cqi, 2.2rem);
  line-height: 1.5;
  letter-spacing: -0.03em;
  text-wrap: balance;
  b {
    padding: 0.04em 0.4em 0.08em;
    border-radius: var(--r1);
    background: var(--teal-w);
    color: var(--teal-t);
    font-weight: 430;
    white-space: nowrap;
  }
  > :last-of-type {
    background: var(--coral-w);
    color: var(--coral-t);
  }
`
