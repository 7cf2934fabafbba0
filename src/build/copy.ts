/** Plain data in texts of its own: a text that was cut out of a page's HTML keeps all of it in the memory. */
export const copyOf = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

/** A function that is called once for each text, as a file that thousands of pages load is read once. */
export function once<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { result: Result }>()
  return text => {
    const found = known.get(text)
    if (found) return found.result
    const result = read(text)
    known.set(copyOf(text), { result })
    return result
  }
}
