import { css } from '@emotion/react'
import { below } from '../../theme/scale'

/** On phones the hero's buttons are narrow enough that both stand in one row. */
export const solution = css`
  @media ${below.tablet} {
    #hero h1 ~ div a {
      padding-inline: var(--ends, var(--space-5));
    }
  }
`

/** The questions stand beside their heading. */
export const asked = css`
  --second: 2fr;
  --gutter: var(--g);
  align-items: start;
  > * {
    max-inline-size: none;
  }
`
