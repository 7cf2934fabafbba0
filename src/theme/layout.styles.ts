// Layouts that an element may have beside its own styles: `css={[cluster, s.facts]}`. They come first in the cascade, so that
// an element's own styles win, and leave the gap to these.
import { css } from '@emotion/react'

/** One below the other, from the top. */
export const stack = css`
  display: grid;
  align-content: start;
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

/** A button or link that looks like the text around it. */
export const bare = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
`
