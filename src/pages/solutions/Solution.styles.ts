import { css } from '@emotion/react'
import { from } from '../../theme/scale'

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
