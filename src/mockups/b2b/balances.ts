// The model of a day's statement. All sums in hundredths of the currency.

/** `sum`: by how much the balance rises, or falls if it is negative; 0 where another way of payment was used. */
type Moved = { sum: number }

/** Returns the entries, each with what is owed after it. */
export function balances<Entry extends Moved>(
  opening: number,
  entries: readonly Entry[],
): (Entry & { balance: number })[] {
  let balance = opening
  return entries.map(entry => {
    balance += entry.sum
    return { ...entry, balance }
  })
}
