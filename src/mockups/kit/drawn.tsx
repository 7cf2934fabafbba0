import type { SVGProps } from 'react'

/**
 * Ends the path of a dot, whose round caps make it visible. A path of no length is an ellipse to WebKit in a stretched drawing.
 */
export const DOT = 'h.01'

/**
 * Renders a text of a drawing. On pages from right to left drawings are mirrored, and what is drawn here is turned back
 * (theme/rtl.styles.ts): the group rather than the text, because WebKit turns a text about the middle of a box that begins at 0,
 * wherever the text begins.
 */
export const DrawnText = (props: SVGProps<SVGTextElement>) => (
  <g data-part="words">
    <text {...props} />
  </g>
)
