import { css } from '@emotion/react'
import { night, wrap } from '../theme/base.styles'

/**
 * On wide screens the hero of a page with a scroll guide gives up as much of its own space as one line of news takes, so that
 * the dots still land with their headings.
 */
export const news = css`
  ${night};
  position: relative;
  /* Above the hero, whose sun may reach up to here. */
  z-index: 3;
  background: var(--d6);
  p {
    ${wrap};
    padding-block: 0.6rem;
    font-size: 0.95rem;
    line-height: 1.4;
  }
  a {
    font-weight: 480;
    text-underline-offset: 0.25em;
  }
  @media (min-width: 75rem) {
    ~ main {
      --news: 2.53rem;
    }
  }
  @media print {
    display: none;
  }
`
