import { css } from '@emotion/react'
import { from } from './scale'

/**
 * A page with a dot navigator. On desktop viewports the sections of its dots are low enough that the dots' fixed offsets (0.7
 * of the viewport height each) land with their headings on the screen, down to 1280 by 720.
 */
export const guided = css`
  @media ${from.wide} {
    > [id] {
      --y: clamp(2.5rem, 8vh, 6rem);
    }
  }
  @media ${from.wide} and (max-height: 60rem) {
    --space-4: 0.7rem;
    > [id] {
      --y: 4vh;
      --head: 2.25rem;
    }
    /* Below the last dot there is more room, but not so much that the page falls into two halves. */
    > [data-low]:not([id]) {
      --y: 4rem;
    }
  }
  /* Laptops: smaller headings and denser cards leave more of a section on the screen. */
  @media ${from.wide} and (max-height: 50rem) {
    --title-1: 4.7rem;
    --title-2: 3.5rem;
    --title-3: 2.5rem;
    --lede: 1.06rem;
    --text-4: 0.875rem;
    --text-5: 0.9375rem;
    --line-4: 1.32;
    --space-3: 0.45rem;
    > [id] {
      --y: 1.5rem;
    }
  }
  /* Arabic takes higher lines; smaller letters make up for it. */
  @media ${from.wide} {
    [dir='rtl'] & {
      --title-1: 4.9rem;
      --title-2: 3.75rem;
      --title-3: 2.9rem;
      --lede: 1.2rem;
      --line-4: 1.5;
      --line-5: 1.6;
    }
  }
  @media ${from.wide} and (max-height: 60rem) {
    [dir='rtl'] & > [id] {
      --y: 3vh;
      --head: 1.5rem;
    }
  }
  @media ${from.wide} and (max-height: 50rem) {
    [dir='rtl'] & {
      --title-1: 3.9rem;
      --title-2: 3rem;
      --title-3: 2.25rem;
      --lede: 1.06rem;
      --line-4: 1.45;
      > [id] {
        --y: 1rem;
      }
    }
  }
`
