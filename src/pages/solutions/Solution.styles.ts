import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

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
  @media ${from.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: var(--g);
    align-items: start;
    > * {
      max-inline-size: none;
    }
  }
`
