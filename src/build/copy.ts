/** Copies plain data, strings included: a substring of a page's HTML would keep the whole HTML in memory. */
export const copyOf = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

/** Memoises a function by its argument, so that a file that thousands of pages load is read only once. */
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
