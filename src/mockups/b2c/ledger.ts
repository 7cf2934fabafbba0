/** An entry of a booking file, in hundredths of the currency: what the client was charged, and has paid. */
type Entry = { charged: number; paid: number }

/**
 * Returns the entries, each with what is open after it: above zero the client owes it, below zero it is owed to the client.
 */
export function ledgerOf<E extends Entry>(entries: readonly E[]): (E & { open: number })[] {
  let open = 0
  return entries.map(entry => {
    open += entry.charged - entry.paid
    return { ...entry, open }
  })
}
