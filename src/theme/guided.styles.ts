import { css } from '@emotion/react'

/**
 * A page with a dot navigator. On desktop viewports its sections are low enough that the dots' fixed offsets (0.7 of the
 * viewport height each) land with their headings on the screen, down to 1280 by 720.
 */
export const guided = css`
  @media (min-width: 75rem) {
    --y: clamp(2.5rem, 8vh, 6rem);
  }
  @media (min-width: 75rem) and (max-height: 60rem) {
    --y: 5vh;
    --head: 2.25rem;
  }
  /* Laptops: smaller headings leave more of a section on the screen. */
  @media (min-width: 75rem) and (max-height: 50rem) {
    --y: 1.5rem;
    --t1: 4.7rem;
    --t2: 3.5rem;
    --t3: 2.5rem;
    --tl: 1.06rem;
  }
`
