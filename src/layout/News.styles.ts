import { css } from '@emotion/react'
import { wrap } from '../theme/base.styles'
import { from } from '../theme/scale'

/**
 * On wide screens the hero of a page with a scroll guide gives up as much of its own space as one line of news takes, so that
 * the dots still land with their headings.
 */
export const news = css`
  position: relative;
  /* Above the hero, whose sun may reach up to here. */
  z-index: 3;
  background: var(--d6);
  p {
    ${wrap};
    padding-block: var(--space-3);
    font-size: var(--text-4);
    line-height: var(--line-4);
  }
  a {
    font-weight: 480;
    text-underline-offset: 0.25em;
  }
  @media ${from.wide} {
    ~ main {
      --news: 2.53rem;
    }
  }
  @media print {
    display: none;
  }
`
