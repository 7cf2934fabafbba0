// What an audit takes and gives.

/** The built site, served by its own server on the loopback. */
export type Site = {
  /** Without a trailing slash. */
  url: string
  /** The folder that is served. */
  root: string
}

export type Result = {
  /** The names of the table's columns. */
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** What must be mended, a line each; none when the audit is passed. */
  faults: readonly string[]
  /** How it was measured, where the figures do not say it. */
  note?: string
}

export type Audit = (site: Site) => Promise<Result>
