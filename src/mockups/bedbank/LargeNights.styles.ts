import { css } from '@emotion/react'
import { below } from '../../theme/scale'

/**
 * Four nights of two rooms at four times their size, as high as the card allows. The window is whole, because the rounded
 * corners of the card would cut into its own.
 */
export const nights = css`
  grid-template-columns: min-content repeat(4, minmax(0, 1fr));
  grid-template-rows: auto 1fr 1fr;
  align-self: stretch;
  gap: clamp(0.4rem, 1.6cqi, 0.8rem);
  margin-block-end: min(1.5rem, 3.4vw);
  padding: clamp(0.75rem, 3cqi, 1.5rem);
  > small {
    font-size: var(--drawn-2);
    text-align: center;
  }
  > [data-part='name'] {
    align-self: center;
    text-align: start;
  }
  /* The weekday above its date, on all nights alike. */
  @media ${below.phone} {
    > small:not([data-part]) {
      inline-size: min-content;
      justify-self: center;
    }
  }
  @media ${below.tablet} {
    [dir='rtl'] & > small:not([data-part]) {
      inline-size: min-content;
      justify-self: center;
    }
  }
  i {
    place-content: center;
    font-weight: 380;
  }
  [data-state='few'] {
    color: var(--coral-t);
  }
  [data-state='stop-sell'] {
    color: var(--ink2);
    background:
      radial-gradient(circle closest-side, var(--card) 75%, transparent 78%),
      repeating-linear-gradient(var(--slope, 135deg) in srgb, color-mix(in oklab, var(--field) 60%, transparent) 0 3px, var(--sand) 3px 14px);
  }
`
