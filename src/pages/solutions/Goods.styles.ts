import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { colours, gulf } from '../../theme/tokens'

/** A poster, and beside it the smaller things, or below it on phones. */
export const goods = css`
  @media ${below.least} {
    li li {
      white-space: normal;
    }
  }
  /* At 1280 by 720, this lets the last dot land with the heading of the next section on the screen. */
  @media ${from.wide} and (max-height: 50rem) {
    margin-block-start: -1rem;
  }
  @media ${from.wide} {
    grid-template-columns: 3.4fr repeat(6, 1fr);
  }
`

/** The drawing that turns a card into a thing. */
export const drawing = css`
  position: absolute;
  z-index: -1;
`

export const card = css`
  position: relative;
  isolation: isolate;
  overflow: clip;
  grid-template-rows: auto 1fr;
  padding: var(--space-5);
  border-radius: var(--radius-m);
  background: var(--d5);
  color: ${colours.ink[1]};
  @media ${from.tablet} {
    row-gap: var(--space-4);
    padding: var(--space-5);
  }
  @media ${from.wide} {
    grid-column: span 2;
  }
`

export const poster = css`
  background: var(--d4);
  @media ${from.wide} {
    grid-area: span 2 / 1;
    circle {
      transform-box: fill-box;
      transform-origin: center;
      scale: 1.5;
    }
    h3 {
      font-size: var(--title-3);
    }
    p {
      font-size: var(--text-7);
    }
  }
`

/** The drawing stands beside the words. */
export const house = css`
  @media ${from.least} {
    h3,
    p {
      padding-inline-end: 6rem;
      /* Arabic lines are filled further. */
      [dir='rtl'] & {
        padding-inline-end: 6.75rem;
      }
    }
  }
  @media ${from.wide} {
    grid-column: span 3;
  }
`

export const parcel = css`
  background: var(--d1);
  color: var(--on-coral);
`

export const ticket = css`
  background: ${gulf[2]};
`

export const stamp = css`
  background: ${gulf[4]};
`

export const chip = css`
  background: var(--d0);
  color: var(--on-coral);
`
