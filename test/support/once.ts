/**
 * Memoizes an async function: the first call runs it, later calls get the same promise. Several tests can share one visit to
 * a page.
 */
export const once = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
