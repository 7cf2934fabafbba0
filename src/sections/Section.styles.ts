import { css } from '@emotion/react'
import { layer, night } from '../theme/base.styles'
import { from } from '../theme/scale'

/* On wide screens the dashed route runs down the gutter, and each section's label puts its waypoint on it. */
export const section = css`
  position: relative;
  padding-block: var(--y);
  @media ${from.tablet} {
    &[data-low] {
      --y: clamp(3.25rem, 2rem + 4vw, 6rem);
      --head: clamp(2rem, 1.5rem + 1.5vw, 2.75rem);
    }
  }
  @media ${from.wide} {
    &::before {
      ${layer};
      inset-block: 0;
      inset-inline-start: calc(max(var(--gut), (100% - var(--max)) / 2) - 2.5rem);
      inline-size: 2px;
      background: linear-gradient(var(--line) 6px, transparent 0) 0 0 / 100% 13px;
    }
    /* A dot fixed in the middle of the screen, under which the route passes as the visitor scrolls. */
    main:has(&)::before {
      content: '';
      position: fixed;
      z-index: 1;
      inset-block-start: 50vh;
      inset-inline-start: calc(max(var(--gut), (100% - var(--max)) / 2) - 2.75rem);
      inline-size: 0.6rem;
      block-size: 0.6rem;
      border-radius: 50%;
      background: var(--coral);
    }
  }
  &[data-ground] {
    background: var(--ground);
  }
  &[data-ground='sand'] {
    --ground: var(--sand);
  }
  /* A night section between lighter ones. */
  &[data-ground='band'] {
    ${night};
    --ground: var(--band);
    overflow: clip;
    isolation: isolate;
  }
`
