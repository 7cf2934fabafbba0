// The two things that stop a build: faults of the site, which are values until they are printed, and errors of the build.

export type Fault = {
  /** Web path of the page or file that is at fault. */
  path: string
  /** What is wrong with it. */
  what: string
  /** The source file or folder to correct, or the command that corrects it. */
  where: string
  /** Whether the build is published nevertheless. */
  isWarning?: boolean
}

/** Formats a fault as the line that is printed. */
export const lineOf = ({ path, what, where }: Fault): string => `${path}: ${what} (${where})`

/**
 * Prints the warnings among faults.
 * @throws when there are others, with a line for each
 */
export function demand(faults: readonly Fault[]) {
  for (const fault of faults) if (fault.isWarning) console.warn(lineOf(fault))
  const refused = faults.filter(({ isWarning }) => !isWarning)
  if (refused.length > 0) throw new Error(refused.map(lineOf).join('\n'))
}

/**
 * Returns the message of a thrown value, which need not be an Error. The message of a TypeError or ReferenceError does not say
 * where it was thrown, so the source file is added.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [file] = (/^(Type|Reference)Error$/.test(error.name) && error.stack?.match(/\bsrc\/[\w./-]+\.tsx?/)) || []
  return file ? `${error.message} (${file})` : error.message
}

/**
 * Returns a required value.
 * @param what its name in the error message
 * @throws when it is null or undefined
 */
export function need<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`)
  return value
}
