import { css } from '@emotion/react'
import { hidden } from '../theme/base.styles'

/** Six stops in a row stand closer than the sections of other pages. */
export const stops = css`
  --y: 1.25rem;
  @media (min-width: 48rem) {
    --y: clamp(3rem, 2rem + 3.5vw, 5.5rem);
  }
`

/**
 * What an area is about, its stamp, and the way to its service at the end of the line. On phones an arrow is enough for
 * that.
 */
export const about = css`
  --stamp: 4.5rem;
  position: relative;
  display: grid;
  justify-items: start;
  gap: min(0.9rem, 2.5vw) 1.5rem;
  margin-block-end: clamp(1rem, 0.5rem + 2vw, 2.25rem);
  h2 {
    max-inline-size: 14em;
  }
  [data-ground='sand'] & small {
    background: var(--card);
  }
  @media (min-width: 48rem) {
    grid-template-columns: auto 1fr auto;
    align-items: last baseline;
    > p {
      grid-column: 1/-1;
    }
    > span {
      grid-area: 2/1;
      align-self: center;
    }
  }
  @media (max-width: 47.99rem) {
    > span {
      display: none;
    }
    > p {
      flex-wrap: wrap;
    }
    > p,
    h2 {
      padding-inline-end: 3.5rem;
    }
    a {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      inline-size: 2.75rem;
      block-size: 2.75rem;
      justify-content: center;
      border: 1.5px solid var(--field);
      border-radius: 50%;
      background: var(--card);
    }
    a span {
      ${hidden};
    }
  }
`
