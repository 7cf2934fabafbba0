// Grounds, lines and corners of a box: `<div css={[sand, ruledBelow]}>`. As with layouts, an element's own styles win.
import { css } from '@emotion/react'

export const card = css`
  background: var(--card);
`

export const sand = css`
  background: var(--sand);
`

/** What is closed, over a limit, or the visitor's own. */
export const coralWash = css`
  background: var(--coral-w);
`

/** What is free, or done. */
export const tealWash = css`
  background: var(--teal-w);
`

export const edged = css`
  border: 1px solid var(--line);
`

/** Below a line. */
export const ruledAbove = css`
  border-block-start: 1px solid var(--line);
`

/** Above a line. */
export const ruledBelow = css`
  border-block-end: 1px solid var(--line);
`

// Corners, by the radii of the scale.

export const roundS = css`
  border-radius: var(--radius-s);
`

export const roundM = css`
  border-radius: var(--radius-m);
`

export const roundL = css`
  border-radius: var(--radius-l);
`
