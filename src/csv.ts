/** A text, or a number, which is written as it is, with a point before its decimals. */
export type Cell = string | number

/**
 * Writes rows as CSV (RFC 4180): each text in quotes, CRLF at the end of each line. The byte order mark tells Excel that it is
 * UTF-8. A text that a spreadsheet would take for a formula begins with an apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map(row => `${row.map(written).join(',')}\r\n`).join('')}`

/** Signs that keep words together on a page would keep a search in the spreadsheet from finding them. */
const plain = (text: string): string => text.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')

const written = (cell: Cell): string => (typeof cell === 'number' ? String(cell) : quoted(cell))

const quoted = (text: string): string =>
  `"${plain(text)
    .replace(/^(?=[=+\-@\t\r\n])/, "'")
    .replaceAll('"', '""')}"`
