// The table of requirements: test/specification/requirements.md.
import { readFile } from 'node:fs/promises'
import { allPages, documentOf } from './site'

export type Requirement = {
  id: string
  /** The words of the specification. */
  says: string
  /** Pages and their part, or a file. */
  place: string
  check: string
  /** What the line of the Decisions begins with; `none` where the site does as it says. */
  deviation: string
}

const FOLDER = 'test/specification'
const table = await readFile(`${FOLDER}/requirements.md`, 'utf8')

/** The rows of each table, without its head. */
const rowsBelow = (head: string, text = table): string[][] =>
  text
    .split('\n\n')
    .filter(block => block.startsWith(`| ${head} |`))
    .flatMap(block => block.trim().split('\n').slice(2))
    .map(line => line.slice(2, -2).split(' | '))

/** What stands between backticks. */
export const quoted = (text: string): string[] => Array.from(text.matchAll(/`(.+?)`/g), ([, words = '']) => words)

export const requirements = rowsBelow('id').map(
  ([id = '', says = '', place = '', check = '', deviation = '']): Requirement => ({
    id,
    says,
    place,
    check,
    deviation,
  }),
)

const parts = new Map(rowsBelow('part').map(([name = '', css = '']) => [name, quoted(css).join()]))
const groups = new Map(rowsBelow('pages').map(([name = '', paths = '']) => [name, quoted(paths)]))
// The specification is of the site in English; pages in another language have other words and a frame of their own.
const every = allPages.filter(({ site }) => site.lang.startsWith('en')).map(({ path }) => path)
groups.set('every page', every)
groups.set(
  'other pages',
  every.filter(path => !groups.get('guided pages')?.includes(path)),
)

/** Hyphens, dashes, apostrophes and blanks of any kind as the plain ones. */
export const plain = (text: string): string =>
  text
    .replace(/[\u2010-\u2013]/g, '-')
    .replaceAll('\u2019', "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Where a requirement is looked for. */
export type Place = { path: string; elements: Element[] }

/**
 * The pages that a place names, each with the elements of its part.
 * @param place `/about hero`, `/terms, /cookies` or `every page footer`
 */
export function placesOf(place: string): Promise<Place[]> {
  const group = [...groups.keys()].find(name => place === name || place.startsWith(`${name} `))
  const paths = group ? groups.get(group) : place.match(/\/\S*?(?=,|\s|$)/g)
  const part = group ? place.slice(group.length).trim() : place.replace(/^(?:\/\S*?(?:, |\s|$))+/, '')
  return Promise.all((paths ?? []).map(async path => ({ path, elements: await partOf(path, part) })))
}

const bodies = new Map<string, Promise<Element>>()

/** A page without the pictures of the product. */
function bodyOf(path: string): Promise<Element> {
  const known = bodies.get(path)
  if (known) return known
  const body = documentOf(path).then(document => {
    const copy = document.cloneNode(true) as Document
    for (const picture of copy.querySelectorAll('figure[role=img], [data-moment]')) picture.remove()
    return copy.body
  })
  bodies.set(path, body)
  return body
}

/** The elements of a part of a page; all of it where no part is named. */
export async function partOf(path: string, part: string): Promise<Element[]> {
  const body = await bodyOf(path)
  return part ? [...body.querySelectorAll(parts.get(part) ?? part)] : [body]
}

/** The text of elements, with a blank where an element begins or ends. */
export function textOf(elements: Element[]): string {
  const texts: string[] = []
  const visit = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) texts.push(node.textContent ?? '')
    node.childNodes.forEach(visit)
  }
  elements.forEach(visit)
  return plain(texts.join(' '))
}

/** Whether words stand in a text, and not within other words. */
export function holds(text: string, words: string): boolean {
  const literal = plain(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u').test(text)
}

/** The specification by the names of its sections, as plain text: no headings, no heads of tables, no marks of lists. */
export async function readSpecification(): Promise<Map<string, string>> {
  const [before = '', ...sections] = (await readFile(`${FOLDER}/specification.md`, 'utf8')).split(/^## /m)
  const bare = (text: string) =>
    plain(
      text
        .replace(/^#.*$/gm, '')
        .replace(/^\|.*\n\|[-|]+\|$/gm, '')
        .replace(/^(?:- |\d\. )/gm, '')
        .replaceAll('|', ' '),
    )
  return new Map([
    ['Introduction', bare(before)],
    ...sections.map((text): [string, string] => [`Section ${text[0]}`, bare(text.slice(text.indexOf('\n')))]),
  ])
}

/** The rows of a section of the table. */
export function rowsOf(section: string): Requirement[] {
  const number = section === 'Introduction' ? '0' : section.at(-1)
  return requirements.filter(({ id }) => id.startsWith(`${number}.`))
}

/**
 * The words of a text that no row says, and the rows that do not stand in it. Rows come in the order of the text; one that
 * repeats the row before it says the same words.
 */
export function uncovered(text: string, rows: readonly Requirement[]): string[] {
  const missing: string[] = []
  let end = 0
  let before = ''
  for (const { id, says } of rows) {
    if (says === before) continue
    const start = text.indexOf(plain(says), end)
    if (start < 0) missing.push(`${id} is not in the specification here: ${says}`)
    else {
      missing.push(...wordsOf(text.slice(end, start)))
      end = start + plain(says).length
    }
    before = says
  }
  return [...missing, ...wordsOf(text.slice(end))]
}

/** The words of what lies between two rows, but for those that only join them. */
const wordsOf = (gap: string): string[] => (gap.match(/[\p{L}\p{N}]+/gu) ?? []).filter(word => word !== 'and')
