/** The wording for a number of things: `one` of them, or `several` or none, with `{n}` for the number. */
export type Counted = { one: string; several: string }

/** Returns the wording for `n` things: `counted({ one: '1 week', several: '{n} weeks' }, 3)` is `3 weeks`. */
export const counted = ({ one, several }: Counted, n: number): string =>
  n === 1 ? one : several.replace('{n}', String(n))
