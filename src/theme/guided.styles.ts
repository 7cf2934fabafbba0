import { css } from '@emotion/react'

/**
 * A page with a dot navigator. On desktop viewports its sections are low enough that the dots' fixed offsets (0.7 of
 * the viewport height each) land with their own headings on the screen, down to 1280 by 720.
 */
export const guided = css`
  @media (min-width: 75rem) {
    --y: clamp(2.5rem, 7vh, 6rem);
  }
`
