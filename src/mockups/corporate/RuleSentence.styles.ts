import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** A rule as a sentence. What the company fills in is highlighted. */
export const rule = css`
  letter-spacing: -0.035em;
  b {
    padding-inline: 0.12em;
    border-radius: var(--radius-xs);
    @media ${below.tiny} {
      white-space: normal;
    }
  }
  > [data-part='who'] {
    background: var(--coral-w);
    color: var(--coral-t);
  }
  @media ${from.wide} and (max-height: 50rem) {
    font-size: var(--title-5);
  }
`
