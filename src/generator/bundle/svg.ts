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
 * Returns the root element of a drawing.
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
  for (const { name, attribs } of all)
    for (const [attribute, value] of Object.entries(attribs)) {
      const what = `its <${name}> has ${attribute}="${value}"`
      if (/^on|^style$|^id$|^class$|href$/.test(attribute))
        throw new Error(`${what}; only shapes and colours may be set`)
      if (/^(fill|stroke)$/.test(attribute) && FIXED.test(value))
        throw new Error(`${what}; its colours are none, currentColor and var(--accent)`)
    }
  return svg
}

/**
 * Returns the text of a drawing in a size and in two colours.
 * @throws when the text is no drawing
 */
export function coloured(text: string, size: number, ink: string, accent: string): string {
  const drawing = drawingOf(text)
  const shapes = DomUtils.getInnerHTML(drawing, { xmlMode: true, decodeEntities: false })
  return `<svg viewBox="${drawing.attribs.viewBox}" width="${size}" height="${size}">${shapes}</svg>`
    .replaceAll('currentColor', ink)
    .replaceAll('var(--accent)', accent)
    .replace(/>\s+</g, '><')
}

/** Makes a component of each SVG file that a module imports, without a size and hidden from screen readers. */
export function svgPlugin(): esbuild.Plugin {
  return {
    name: 'svg',
    setup(build) {
      build.onLoad({ filter: /\.svg$/ }, async ({ path }) => {
        const file = relative('', path)
        try {
          const { attribs, children } = drawingOf(await readFile(path, 'utf8'))
          const root = callOf('svg', { viewBox: attribs.viewBox ?? '', 'aria-hidden': 'true' }, children)
          return {
            contents: `import { createElement } from 'react'\nexport default function Drawing() { return ${root} }`,
            watchFiles: [path],
          }
        } catch (error) {
          return { errors: [{ text: messageOf(error), location: { file } }], watchFiles: [path] }
        }
      })
    },
  }
}

/** Returns the source text of a call that creates an element. */
function callOf(name: string, attributes: Record<string, string>, children: Element['children']): string {
  const props = Object.entries(attributes).map(([key, value]) => [propOf(key), value])
  const inner = children.flatMap(child =>
    child.type === 'tag'
      ? callOf((child as Element).name, (child as Element).attribs, (child as Element).children)
      : [],
  )
  return `createElement(${[JSON.stringify(name), JSON.stringify(Object.fromEntries(props)), ...inner].join(', ')})`
}

/** Returns React's name of an attribute: `stroke-width` is `strokeWidth`. */
const propOf = (attribute: string): string =>
  attribute.startsWith('aria-') ? attribute : attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
