// The page /gallery/scale of `npm run dev`: the scale as src/theme/scale.ts has it, and the styles that all parts share.
import { textOf } from '../../generator/bundle/rules'
import type { Styles } from '../../generator/bundle/styles'
import { fluid, lines, radii, relative, type Steps, spaces, text, widths } from '../../theme/scale'

const WORDS = 'A booking lands in one ledger'

/**
 * Draws a table of steps.
 * @param show draws a step by its name
 */
function table(title: string, steps: Steps, show: (name: string) => string): string {
  const rows = Object.entries(steps).map(([name, value]) => {
    const [general, phones] = typeof value === 'string' ? [value] : value
    const values = phones === undefined ? general : `${general}, on phones ${phones}`
    return `<tr><th>--${name}<td>${values}<td>${show(name)}`
  })
  return `<h2>${title}: ${rows.length}</h2><table>${rows.join('')}</table>`
}

const sized = (size: string) => `<span style="font-size: ${size}">${WORDS}</span>`
const ofSize = (name: string) => sized(`var(--${name})`)
const ofLine = (name: string) =>
  `<div style="line-height: var(--${name}); max-inline-size: 20em">${`${WORDS}. `.repeat(3)}</div>`
const ofSpace = (name: string) => `<div class="drawn" style="inline-size: var(--${name}); block-size: 1rem"></div>`
const ofRadius = (name: string) =>
  `<div class="drawn" style="border-radius: var(--${name}); inline-size: 8rem; block-size: 4.5rem"></div>`

/** The files with the styles that all parts share. */
const LAYOUTS = 'src/theme/layout.styles.ts'
const SURFACES = 'src/theme/surface.styles.ts'
const TYPE = 'src/theme/type.styles.ts'
const PARTS = 'src/theme/base.styles.ts'

/** The shared styles for what is pressed: shown as a link, a button, and a button that cannot be pressed now. */
const PRESSED = /^(button|primary|outline|inverse|outlineNight|moreLink)$/

/** Draws the shared styles of a file by their names. */
function shared({ classes }: Styles, file: string, contentOf: (name: string) => string): string {
  const rows = Object.entries(classes[file] ?? {}).map(([name, className]) => {
    const content = contentOf(name)
    const drawn = PRESSED.test(name)
      ? `<a href="#" class="${className}">${content}</a> <button class="${className}">${content}</button> <button class="${className}" disabled>${content}</button>`
      : `<div class="${className}">${content}</div>`
    return `<tr><th>${name}<td class="sample">${drawn}`
  })
  return `<h2>${file}: ${rows.length}</h2><table>${rows.join('')}</table>`
}

/** Three boxes of different sizes, to be laid out. */
const BOXES = [3, 5, 8]
  .map(size => `<span class="drawn" style="inline-size: ${size}rem; block-size: ${size / 2}rem"></span>`)
  .join('')

/** Returns the document. @param styles those of the site, whose global rules declare the scale */
export function scalePage(styles: Styles): string {
  const { global, rules } = styles
  const queries = Object.entries(widths).map(
    ([name, width]) =>
      `<tr><th>${name}<td>${width}rem, ${width * 16} px<td><div class="drawn" style="inline-size: ${width / 2}rem; block-size: 1rem"></div>`,
  )
  const relatives = relative.map(size => `<tr><th>${size}<td><td>${sized(size)}`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Scale</title><style>${global}${textOf([...rules.values()].flat())}
body { margin: 2rem }
h2 { margin-block: 3rem 1rem }
th, td { padding: 0.5rem 1.5rem 0.5rem 0; text-align: start; vertical-align: middle; font-weight: 350 }
th, td:nth-of-type(1) { white-space: nowrap }
.sample { position: relative; inline-size: 40rem; white-space: normal }
.drawn { background: var(--coral) }
</style></head><body><h1>Scale</h1><p><a href="/gallery">Sections and pictures</a></p>
${table('Sizes of type', text, ofSize)}
${table('Sizes that grow with the page', fluid, ofSize)}
<h2>Sizes relative to the text around: ${relative.length}</h2><table>${relatives.join('')}</table>
${table('Line heights', lines, ofLine)}
${table('Spaces', spaces, ofSpace)}
${table('Radii', radii, ofRadius)}
<h2>Widths at which layouts change, at half their size: ${queries.length}</h2><table>${queries.join('')}</table>
${shared(styles, LAYOUTS, () => BOXES)}
${shared(styles, SURFACES, () => WORDS)}
${shared(styles, TYPE, () => WORDS)}
${shared(styles, PARTS, () => WORDS)}`
}
