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
