import { attempt } from '../../attempt'
import { isArabic } from './shop'

/**
 * Renders a name that a visitor has written, in an SVG text. Isolates (FSI and PDI, UAX #9) keep its letters from turning the
 * order of what stands around them.
 */
export const Name = ({ children }: { children: string }) => (
  <tspan
    fontFamily={isArabic(children) ? 'sans-serif' : undefined}
    letterSpacing="0"
  >{`\u2068${children}\u2069`}</tspan>
)

/**
 * Returns the ref of a text in an SVG drawing that must not be wider than `most`, in the drawing's units, or than the function
 * says for its drawing. A wider text is compressed. For texts that visitors write: those of the site fit.
 */
export const fitted = (most: number | ((drawing: SVGSVGElement) => number)) => (text: SVGTextElement | null) => {
  if (!text) return
  text.removeAttribute('textLength')
  // A drawing that is not laid out has no lengths.
  const width = attempt(() => text.getComputedTextLength()) ?? 0
  const room = typeof most === 'number' ? most : (text.ownerSVGElement && most(text.ownerSVGElement)) || width
  if (width <= room) return
  text.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  text.setAttribute('textLength', String(room))
}
