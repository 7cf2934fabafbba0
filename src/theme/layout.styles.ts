// Layouts that an element may have beside its own styles: `css={[stack, gap5, s.facts]}`. They come first in the cascade, so that
// an element's own styles win. Styles of an element's own are for what is only there: a drawing, or a place in its surroundings.
import { css } from '@emotion/react'
import { from } from './scale'

/** One below the other, from the top. */
export const stack = css`
  display: grid;
  align-content: start;
`

/** One below the other, or in columns of the element's own; where there is room, over all of the box. */
export const grid = css`
  display: grid;
`

/** One below the other, as wide as the box, also where a word is wider. */
export const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

/** Two columns of the same width. */
export const columns2 = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`

/** Three columns of the same width. */
export const columns3 = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
`

/** Four columns of the same width. */
export const columns4 = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
`

/** Two columns of the same width where there is room, on phones one. */
export const halves = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Two parts side by side on wide screens, as wide as `--first` and `--second` say; on others one below the other. */
export const split = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media ${from.laptop} {
    grid-template-columns: minmax(0, var(--first, 1fr)) minmax(0, var(--second, 1fr));
    gap: var(--gutter, clamp(2rem, 5vw, 5rem));
  }
`

/** A column as wide as `--sidebar`, and beside it the rest; on narrow screens the rest stands below it. */
export const sidebar = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--gutter, clamp(2rem, 3.4vw, 3.5rem));
  @media ${from.laptop} {
    grid-template-columns: var(--sidebar, 13rem) minmax(0, 1fr);
  }
`

/** In a line that does not wrap, each in the middle of it. */
export const inline = css`
  display: flex;
  align-items: center;
`

/** An inline whose ends are as far apart as there is room. */
export const ends = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

/** In lines, as many as needed. */
export const wrapping = css`
  display: flex;
  flex-wrap: wrap;
`

/** In a line that wraps, each in the middle of it. */
export const cluster = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

/** A cluster whose ends are as far apart as there is room. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`

/** In the middle of the box, both ways. */
export const middle = css`
  display: grid;
  place-items: center;
`

/** Over all of the nearest positioned box. */
export const cover = css`
  position: absolute;
  inset: 0;
`

/** Takes what is left of a line. */
export const rest = css`
  flex: 1;
  min-inline-size: 0;
`

/** Keeps its size in a line. */
export const rigid = css`
  flex: none;
`

/** Across all columns of a grid. */
export const across = css`
  grid-column: 1 / -1;
`

/** On lines of its own. */
export const block = css`
  display: block;
`

/** The box of what is placed within, such as a `cover`. */
export const relative = css`
  position: relative;
`

/** Cuts off what is larger than the box. */
export const clipped = css`
  overflow: clip;
`

/** As wide as the box. */
export const full = css`
  inline-size: 100%;
`

/** From edge to edge of the page. */
export const bleed = css`
  margin-inline: calc(50% - 50vw);
`

/** Each in the middle of its row of a grid. */
export const level = css`
  align-items: center;
`

/** Rows of the same height. */
export const evenRows = css`
  grid-auto-rows: 1fr;
`

// The gaps of a layout, from the spaces of the scale.

export const gap1 = css`
  gap: var(--space-1);
`

export const gap2 = css`
  gap: var(--space-2);
`

export const gap3 = css`
  gap: var(--space-3);
`

export const gap4 = css`
  gap: var(--space-4);
`

export const gap5 = css`
  gap: var(--space-5);
`

export const gap6 = css`
  gap: var(--space-6);
`

export const gap7 = css`
  gap: var(--space-7);
`
