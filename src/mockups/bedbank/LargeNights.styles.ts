import { css } from '@emotion/react'
import { window } from '../kit/kit.styles'
import { nights as sold } from './nights.styles'

/**
 * Four nights of two rooms at four times their size. The first row takes the free height, the lower edge cuts off the
 * second.
 */
export const nights = css`
  ${window};
  ${sold};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-template-rows: auto 1fr;
  align-self: stretch;
  gap: clamp(0.4rem, 1.6cqi, 0.8rem);
  padding: clamp(0.75rem, 2.4cqi, 1.25rem) clamp(0.75rem, 3cqi, 1.5rem) 0;
  border-end-start-radius: 0;
  border-end-end-radius: 0;
  > small {
    font-size: max(0.8125rem, 2.2cqi);
    text-align: center;
  }
  i {
    display: grid;
    place-content: center;
    min-block-size: 3.5rem;
    border-radius: 0.9rem;
    color: var(--teal-t);
    font-size: clamp(1.75rem, 6.5cqi, 3rem);
    font-style: normal;
    font-weight: 380;
    letter-spacing: -0.04em;
  }
  [data-state='few'] {
    color: var(--coral-t);
  }
  [data-state='stop-sell'] {
    color: var(--ink2);
    background:
      radial-gradient(circle, var(--card) 1.6rem, transparent 1.65rem),
      repeating-linear-gradient(135deg, color-mix(in oklab, var(--field) 60%, transparent) 0 3px, var(--sand) 3px 14px);
  }
  i:nth-of-type(n + 5) {
    min-block-size: clamp(3rem, 30cqi - 4.5rem, 8rem);
    margin-block-end: -0.5rem;
  }
`
