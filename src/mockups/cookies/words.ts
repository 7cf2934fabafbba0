export type ProofWords = {
  label: string
  title: string
  /** What is counted, below its figure. */
  figures: { cookies: string; foreign: string; lasting: string }
  text: string
  count: string
  /** Before anything was counted. */
  before: string
  /** With `{cookies}`, `{foreign}`, `{requests}` and `{kept}`. */
  counted: string
  storages: { session: string; local: string }
}

/** The browser's own tools, with one of their tabs open. */
export type ToolsWords = {
  label: string
  tabs: readonly string[]
  open: string
  /** The list that has no entry, and what stands in its place. */
  none: { name: string; text: string }
  /** The step that leads to it: the one before leads to the open tab, the next ones to the storages. */
  first: number
  /** The tab that the step after all of these leads to. */
  last: string
}

/** A storage and what is kept in it. */
export type Stored = { name: string; entry?: readonly [key: string, value: string] }
