/**
 * Makes components of SVG files. A file is one drawing in `currentColor` and `var(--accent)`, so that the place where it
 * stands can colour it, and so that it can be drawn more than once on a page.
 */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type * as esbuild from 'esbuild'
import { DomUtils, parseDocument } from 'htmlparser2'
import { messageOf } from '../fault'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** The shapes that a drawing may have. None of them refers to another, or to a file. */
const SHAPES = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']

/** A colour that does not follow the place where the drawing stands. */
const FIXED = /^(?!none$|currentColor$|inherit$|var\(--accent\)$)/

/**
 * Returns the root element of a drawing, without its ids.
 * @throws when the text is no such drawing, with what is wrong
 */
export function drawingOf(text: string): Element {
  const roots = parseDocument(text, { xmlMode: true }).children.filter(({ type }) => type === 'tag') as Element[]
  const [svg, ...others] = roots
  if (svg?.name !== 'svg' || others.length > 0) throw new Error('it is not one <svg> element')
  if (!svg.attribs.viewBox) throw new Error('its <svg> has no viewBox')
  const all = DomUtils.getElementsByTagName('*', roots)
  const strange = all.find(({ name }) => !SHAPES.includes(name))
  if (strange) throw new Error(`it has a <${strange.name}>; it may have ${SHAPES.slice(1).join(', ')}`)
  if (all.length < 2) throw new Error('it draws nothing')
  const wrong = all.flatMap(({ name, attribs }) => {
    // Programs give every shape an id. No shape refers to another, and a drawing may stand on a page twice.
    delete attribs.id
    return Object.entries(attribs).flatMap(([attribute, value]) => {
      const what = `its <${name}> has ${attribute}="${value}"`
      if (/^on|^style$|^class$|href$/.test(attribute)) return `${what}; only shapes and colours may be set`
      const isFixed = /^(fill|stroke)$/.test(attribute) && FIXED.test(value)
      return isFixed ? `${what}; its colours are none, currentColor and var(--accent)` : []
    })
  })
  if (wrong.length > 0) throw new Error(wrong.join('; '))
  return svg
}

/** Returns the XML of a drawing's shapes. */
export const shapesIn = (drawing: Element): string =>
  DomUtils.getInnerHTML(drawing, { xmlMode: true, decodeEntities: false })
    .replace(/<!--.*?-->/gs, '')
    .replace(/(^|>)\s+(?=<|$)/g, '$1')

/** Makes a component of each SVG file that a module imports, without a size and hidden from screen readers. */
export function svgPlugin(): esbuild.Plugin {
  return {
    name: 'svg',
    setup(build) {
      build.onLoad({ filter: /\.svg$/ }, async ({ path }) => {
        try {
          const drawing = drawingOf(await readFile(path, 'utf8'))
          // What is valid XML, without comments, is valid JSX.
          const svg = `<svg viewBox="${drawing.attribs.viewBox}" aria-hidden="true">${shapesIn(drawing)}</svg>`
          return { contents: `export default () => ${svg}`, loader: 'jsx', watchFiles: [path] }
        } catch (error) {
          return { errors: [{ text: messageOf(error), location: { file: relative('', path) } }], watchFiles: [path] }
        }
      })
    },
  }
}
