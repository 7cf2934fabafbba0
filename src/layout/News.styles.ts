import { css } from '@emotion/react'
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
    padding-block: var(--space-3);
  }
  @media ${from.wide} {
    ~ main {
      --news: 2.53rem;
    }
  }
`
