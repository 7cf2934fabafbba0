import { css } from '@emotion/react'
import { below } from '../../theme/scale'

/** The month from edge to edge of the page; the line above it keeps to the page's margins. */
export const month = css`
  > svg {
    block-size: clamp(5.5rem, 20vw, 20rem);
    margin-block-start: var(--space-4);
  }
`

/** What the picture shows, and the key. */
export const key = css`
  gap: var(--space-1) var(--space-5);
  b {
    flex: 1;
  }
  small {
    gap: 0.45em;
  }
  @media ${below.tablet} {
    /* The key stands on a line of its own, on phones as wide as the page. */
    b {
      flex-basis: 100%;
    }
  }
  @media ${below.largePhone} {
    justify-content: space-between;
    gap: var(--space-1) 0;
    small {
      gap: 0.25em;
    }
    small svg {
      inline-size: 0.75rem;
    }
  }
`

export const wide = css`
  /* Positioned, so that it covers the page's spine, which would show between the nights. */
  position: relative;
  inline-size: 100vw;
`

/** The dates below the nights; on narrow screens, one a week. */
export const dates = css`
  grid: auto / auto-flow minmax(0, 1fr);
  justify-items: center;
  padding-block-start: var(--space-2);
  @media ${below.tablet} {
    i:not([data-week]) {
      visibility: hidden;
    }
  }
`
