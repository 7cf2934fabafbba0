// The input and the result of an audit.

/** The built site, served by its own server on the loopback interface. */
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
  /** What must be fixed, one line each; empty when the audit is passed. */
  faults: readonly string[]
  /** How the figures were measured, where they do not show it. */
  note?: string
}

export type Audit = (site: Site) => Promise<Result>
