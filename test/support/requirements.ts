// Reads the table of requirements, test/specification/requirements.md.
import { readFile } from 'node:fs/promises'
import { allPages, documentOf } from './site'

export type Requirement = {
  id: string
  /** The wording of the specification. */
  says: string
  /** Pages and a part of them, or a file. */
  place: string
  check: string
  /** The start of the matching line in the README's Decisions; `none` where the site follows the specification. */
  deviation: string
}

const FOLDER = 'test/specification'
const table = await readFile(`${FOLDER}/requirements.md`, 'utf8')

/** Returns the rows of all tables whose first column has this heading, without the heading. */
const rowsBelow = (head: string, text = table): string[][] =>
  text
    .split('\n\n')
    .filter(block => block.startsWith(`| ${head} |`))
    .flatMap(block => block.trim().split('\n').slice(2))
    .map(line => line.slice(2, -2).split(' | '))

/** Returns the texts between backticks. */
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

/** Parts by name: selectors, or the name that a section has in a page's content; its heading finds it wherever it stands. */
const parts = new Map(rowsBelow('part').map(([name = '', is = '']) => [name, is]))
const groups = new Map(rowsBelow('pages').map(([name = '', paths = '']) => [name, quoted(paths)]))
// The specification covers the English site only; pages in another language have different words and a different frame.
const every = allPages.filter(({ site }) => site.lang.startsWith('en')).map(({ path }) => path)
groups.set('every page', every)
groups.set(
  'other pages',
  every.filter(path => !groups.get('guided pages')?.includes(path)),
)

/** Replaces hyphens, dashes, apostrophes and white space of any kind by the plain characters. */
export const plain = (text: string): string =>
  text
    .replace(/[\u2010-\u2013]/g, '-')
    .replaceAll('\u2019', "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Runs the check of a row; a failure says what the row asks for, and that it may be changed. */
export async function checkRow({ id, says, place, check: asked }: Requirement, check: () => Promise<void>) {
  try {
    await check()
  } catch (error) {
    if (error instanceof Error)
      error.message += [
        '',
        `The specification says "${says}"; row ${id} of ${FOLDER}/requirements.md asks for it in ${place}: ${asked}.`,
        'If the site is right, the row is yours to change; if not, change the site.',
      ].join('\n')
    throw error
  }
}

/** Where a requirement is checked. */
export type Place = { path: string; elements: Element[] }

/**
 * Returns the pages that a place names, each with the elements of the named part.
 * @param place `/about hero`, `/terms, /cookies` or `every page footer`
 */
export function placesOf(place: string): Promise<Place[]> {
  const group = [...groups.keys()].find(name => place === name || place.startsWith(`${name} `))
  const paths = group ? groups.get(group) : place.match(/\/\S*?(?=,|\s|$)/g)
  const part = group ? place.slice(group.length).trim() : place.replace(/^(?:\/\S*?(?:, |\s|$))+/, '')
  return Promise.all((paths ?? []).map(async path => ({ path, elements: await partOf(path, part) })))
}

const bodies = new Map<string, Promise<Element>>()

/** Returns the body of a page without the pictures of the product. */
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

const known = new Map<string, Promise<Element[]>>()

/** Returns the elements of a part of a page; the body where no part is named. */
export function partOf(path: string, part: string): Promise<Element[]> {
  const key = `${path} ${part}`
  const elements = known.get(key) ?? findPart(path, part)
  known.set(key, elements)
  return elements
}

async function findPart(path: string, part: string): Promise<Element[]> {
  const body = await bodyOf(path)
  if (!part) return [body]
  const is = parts.get(part) ?? `\`${part}\``
  if (!is.startsWith('the section of')) return [...body.querySelectorAll(quoted(is).join())]
  const words = (await allPages.find(page => page.path === path)?.load())?.words as Record<string, unknown> | undefined
  const { title } = (words?.[quoted(is)[0] ?? ''] ?? {}) as { title?: string }
  return [...body.querySelectorAll('main section')].filter(section =>
    [...section.querySelectorAll('h2')].some(({ textContent }) => title && plain(`${textContent}`) === plain(title)),
  )
}

const texts = new WeakMap<readonly Element[], string>()

/** Returns the text of elements, with a space at every element boundary. */
export function textOf(elements: readonly Element[]): string {
  const text = texts.get(elements) ?? joined(elements)
  texts.set(elements, text)
  return text
}

function joined(elements: readonly Element[]): string {
  const texts: string[] = []
  const visit = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) texts.push(node.textContent ?? '')
    node.childNodes.forEach(visit)
  }
  elements.forEach(visit)
  return plain(texts.join(' '))
}

const LETTER = /[\p{L}\p{N}]/u

/** Whether a text contains these words as whole words. */
export function holds(text: string, words: string): boolean {
  const literal = plain(words)
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + 1)) {
    const around = [text[at - 1], text[at + literal.length]]
    if (!around.some(next => LETTER.test(next ?? ''))) return true
  }
  return false
}

/** Returns the sections of the specification by name, as plain text without headings, table heads and list markers. */
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

/** Returns the requirements of a section. */
export function rowsOf(section: string): Requirement[] {
  const number = section === 'Introduction' ? '0' : section.at(-1)
  return requirements.filter(({ id }) => id.startsWith(`${number}.`))
}

/**
 * Returns the words of a section that no row quotes, and the rows whose words are not in it. Rows follow the order of the
 * section; a row that repeats the words of the one before it is skipped.
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

/** Returns the words between two quoted passages, except the conjunction "and". */
const wordsOf = (gap: string): string[] => (gap.match(/[\p{L}\p{N}]+/gu) ?? []).filter(word => word !== 'and')
