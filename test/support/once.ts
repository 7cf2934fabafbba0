/** What is made when it is asked for first, and then given to all who ask: one visit to a page that serves several tests. */
export const once = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
