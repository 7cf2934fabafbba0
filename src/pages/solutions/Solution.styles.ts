import { css } from '@emotion/react'

/** The questions stand beside their heading. */
export const asked = css`
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: var(--g);
    align-items: start;
    > * {
      max-inline-size: none;
    }
  }
`
