export type ProofWords = {
  label: string
  /** The words on the frame that say what can be tried. */
  cue: string
  title: string
  /** Labels below the figures. */
  figures: { cookies: string; foreign: string; lasting: string }
  text: string
  count: string
  /** In place of `count` once it has been pressed. */
  again: string
  /** The list of what is kept: its name, and what stands in its place before the count, and after it if nothing is kept. */
  kept: { label: string; before: string; none: string }
  /** Shown before anything is counted. */
  before: string
  /** With `{cookies}`, `{foreign}`, `{requests}`, `{kept}` and `{lasting}`. */
  counted: string
  storages: { session: string; local: string }
}

/** The browser's developer tools, with one of their tabs open. */
export type ToolsWords = {
  label: string
  tabs: readonly string[]
  open: string
  /** The list that has no entry, and the text in place of one. */
  none: { name: string; text: string }
  /**
   * Number of the step that leads to the empty list; the step before leads to the open tab, the next ones to the storages.
   */
  first: number
  /** The tab that the step after those leads to. */
  last: string
}

/** A storage and what is kept in it. */
export type Stored = { name: string; entry?: readonly [key: string, value: string] }
