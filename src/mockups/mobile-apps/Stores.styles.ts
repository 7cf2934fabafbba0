import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'

/** In the columns of the steps below; where those are pulled sideways they have a road of their own. */
export const stores = css`
  display: none;
  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: var(--g);
    margin-block: 1.5rem 3rem;
    font-size: clamp(1.25rem, 2vw, 1.9rem);
    letter-spacing: -0.03em;
    text-align: end;
    line-height: 1.7;
    span {
      position: relative;
      padding-inline-end: 2.75rem;
    }
    > :first-of-type {
      --line-of: var(--coral);
      grid-column: 1/-1;
      border-block-end: 4px solid var(--line-of);
      &::before {
        ${waypoint};
        position: absolute;
        inset-block-end: calc(-0.5rem - 2px);
        inset-inline-start: 0;
      }
    }
    > :last-of-type {
      --line-of: var(--teal);
      grid-column: 3/-1;
      padding-block-start: 0.6rem;
      border: solid var(--line-of);
      border-width: 0;
      border-block-end-width: 4px;
      border-inline-start-width: 4px;
      border-end-start-radius: 2rem;
    }
    /* There. */
    span::after {
      content: '';
      position: absolute;
      inset-block-end: calc(-1rem - 2px);
      inset-inline-end: 0;
      inline-size: 2rem;
      block-size: 2rem;
      border-radius: 50%;
      background: var(--line-of);
    }
  }
`
