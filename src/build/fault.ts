// What stops a build: faults of the site, which are values until they are printed, and misses of the build itself.

export type Fault = {
  /** The page or file that is at fault, by its web path. */
  path: string
  /** What is wrong with it. */
  what: string
  /** The file or folder in which it is mended, or the command that mends it. */
  where: string
}

/** A fault as it is printed. */
export const lineOf = ({ path, what, where }: Fault): string => `${path}: ${what} (${where})`

/** Ends a build. Its message has a line for each fault. */
export class Refused extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(lineOf).join('\n'))
    this.faults = faults
  }
}

/** @throws `Refused` when there are faults */
export function demand(faults: readonly Fault[]) {
  if (faults.length > 0) throw new Refused(faults)
}

/** What was thrown, in words: anything can be. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * A value that has to be there.
 * @param what names it, for the message
 * @throws when it is not
 */
export function need<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`)
  return value
}
