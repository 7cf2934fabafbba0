// The folders of src and the direction of their imports, for the table in src/README.md and the test that enforces it.

export type Room = {
  /** A folder or file below src; `pages.ts` is the one beside it. */
  name: string
  holds: string
  /** The rooms that its modules may import values from, besides their own. Types may come from anywhere. */
  imports: readonly string[]
}

/** From the bottom layer up: a room imports only from rooms listed before it, so there are no cycles. */
export const ROOMS: readonly Room[] = [
  { name: 'isolate.ts', holds: 'how Latin words are set apart in Arabic text', imports: [] },
  { name: 'number.ts', holds: 'how numbers are written and called', imports: ['isolate.ts'] },
  { name: 'csv.ts', holds: 'how lists are written for spreadsheets', imports: [] },
  { name: 'own.ts', holds: 'how the document’s own parts are found', imports: [] },
  { name: 'attempt.ts', holds: 'how a page does without a feature that fails', imports: [] },
  { name: 'limit.ts', holds: 'how long something may take', imports: [] },
  { name: 'edition.ts', holds: 'where the pages of each language are', imports: [] },
  { name: 'theme', holds: 'colours, font, shared styles, icons, the link', imports: ['own.ts', 'edition.ts'] },
  { name: 'page.ts', holds: 'what a row of the page list is', imports: ['edition.ts'] },
  {
    name: 'later',
    holds: 'parts of a page whose script comes after it is hydrated',
    imports: ['attempt.ts', 'theme', 'page.ts'],
  },
  {
    name: 'contact',
    holds: 'the form as data: fields, rules, the mail made of them',
    imports: ['isolate.ts', 'number.ts', 'attempt.ts'],
  },
  {
    name: 'content',
    holds: 'words and figures, one file a page, and the other languages in folders of their own',
    imports: ['edition.ts', 'contact'],
  },
  {
    name: 'mockups',
    holds: 'the pictures of the product, a folder a page, with what can be tried in them',
    imports: [
      'isolate.ts',
      'number.ts',
      'csv.ts',
      'own.ts',
      'attempt.ts',
      'edition.ts',
      'theme',
      'page.ts',
      'later',
      'contact',
    ],
  },
  { name: 'sections', holds: 'what pages are made of', imports: ['number.ts', 'theme', 'page.ts'] },
  {
    name: 'contact/form',
    holds: 'the forms in the browser',
    imports: ['number.ts', 'limit.ts', 'own.ts', 'attempt.ts', 'contact', 'theme', 'page.ts'],
  },
  {
    name: 'pages',
    holds: 'one view a page',
    imports: ['number.ts', 'sections', 'mockups', 'contact/form', 'theme', 'edition.ts', 'page.ts', 'later'],
  },
  {
    name: 'pages.ts',
    holds: 'the page list, beside `src`',
    imports: ['pages', 'content', 'edition.ts', 'isolate.ts', 'page.ts'],
  },
  {
    name: 'layout',
    holds: 'header, menus, footer',
    imports: ['number.ts', 'own.ts', 'attempt.ts', 'edition.ts', 'contact/form', 'theme', 'page.ts', 'later'],
  },
  {
    name: 'app',
    holds: 'what runs on every page: start, navigation',
    imports: ['own.ts', 'attempt.ts', 'edition.ts', 'layout', 'theme', 'page.ts', 'later'],
  },
  {
    name: 'relay',
    holds: 'from a posted form to a message on its way, on any engine',
    imports: ['edition.ts', 'contact'],
  },
  {
    name: 'hosts',
    holds: 'response headers, and the files that hosts read',
    imports: ['edition.ts', 'relay', 'contact'],
  },
  {
    name: 'server',
    holds: 'the Node server, the outbox, its pump and its command',
    imports: ['relay', 'contact', 'hosts'],
  },
  { name: 'edge', holds: 'the relay as a Worker', imports: ['relay', 'hosts'] },
  {
    name: 'generator',
    holds: 'the steps of the build, its checks, the development server',
    imports: [
      'number.ts',
      'csv.ts',
      'own.ts',
      'edition.ts',
      'isolate.ts',
      'app',
      'layout',
      'theme',
      'pages.ts',
      'contact',
      'relay',
      'hosts',
      'server',
    ],
  },
  {
    name: 'tools',
    holds: 'what a maintainer runs by hand',
    imports: ['contact', 'generator', 'server', 'hosts', 'theme', 'mockups', 'content', 'pages.ts'],
  },
]

const BEGIN = '<!-- rooms: npm run rooms -->'
const END = '<!-- /rooms -->'

/** Returns the room of a source file (`src/contact/form/send.ts`): the one with the longest name that contains the file. */
export function roomOf(file: string): Room | undefined {
  const path = file.replace(/^src\//, '')
  const above = ROOMS.filter(({ name }) => path === name || path.startsWith(`${name}/`))
  return above.sort((a, b) => b.name.length - a.name.length)[0]
}

/**
 * Returns a Markdown text with the current table of rooms between its two markers.
 * @throws when the text has no such markers
 */
export function withRooms(text: string): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`There is no ${BEGIN} with a ${END} behind it`)
  return `${text.slice(0, from + BEGIN.length)}\n${table()}\n${text.slice(to)}`
}

function table(): string {
  const rows = ROOMS.map(({ name, holds, imports }) => [
    `\`${name}\``,
    holds,
    imports.map(name => `\`${name}\``).join(', ') || 'nothing',
  ])
  const all = [['folder', 'holds', 'may import values from'], ...rows]
  const widths = [0, 1, 2].map(column => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = all
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...body.map(line)].join('\n')
}
