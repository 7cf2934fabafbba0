/**
 * Runs something that a page can do without: a feature that the browser may lack, or that an extension or a privacy setting
 * may have removed, replaced by null or made to throw.
 * @returns its result; undefined if it throws
 */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
