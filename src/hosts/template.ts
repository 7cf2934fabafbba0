/** Configurations are templates, whose words in capitals are filled in. */

/** The words in capitals of a template, with the texts that replace them. */
export type Words = Readonly<Record<string, string>>

/** Where a web server finds what it serves. */
export type Place = {
  /** Absolute path of the web root. */
  root: string
  /** Origin of the Node server: `http://127.0.0.1:3000`. */
  relay: string
  /** Address of the name server that knows the relay's host name, where that may get another address at any time. */
  resolver?: string
}

/** Fills in a template. A text of several lines gets the indentation of its word; lines of comments are left as they are. */
export const fill = (template: string, words: Words): string =>
  template.replace(/^(?!\s*#)([\t ]*).*/gm, (line, indent: string) =>
    line.replace(/\b[A-Z]{3,}\b/g, word => words[word]?.replaceAll('\n', `\n${indent}`) ?? word),
  )

/** Escapes a path for use in a regular expression. */
export const escapePattern = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
