/** The share of each table that a quick run takes, and the size from which a table is shortened. */
const SHARE = 1 / 5
const LARGE = 3

/**
 * The fractional part of √7: its multiples are spread evenly, whatever the number of rows. Not that of the golden ratio:
 * 21 is a Fibonacci number, so of two languages with 21 pages each it would take the same ones.
 */
const TURN = Math.sqrt(7) - 2

/**
 * Returns a fifth of the rows of each table, and all rows of the small ones, in their order. Tables that are as long as each
 * other keep the same rows, so that tests which share a visit still share it.
 * @param tableOf says to which table a row belongs
 * @param seed from 0 up to 1: where the rows that are taken begin
 */
export function someOf<Row>(rows: readonly Row[], tableOf: (row: Row) => string, seed: number): Row[] {
  const tables = new Map<string, Row[]>()
  for (const row of rows) tables.set(tableOf(row), [...(tables.get(tableOf(row)) ?? []), row])
  const taken = new Set<Row>()
  for (const table of tables.values()) {
    const some = table.filter((_, index) => table.length < LARGE || (index * TURN + seed) % 1 < SHARE)
    for (const row of some.length > 0 ? some : table.slice(0, 1)) taken.add(row)
  }
  return rows.filter(row => taken.has(row))
}
