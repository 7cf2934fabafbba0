/**
 * The wording for a number of things, with `{n}` for the number: `one` of them, or `several` or none. Arabic also has a form for
 * `none`, one for `two`, and one for a `few`, which ends in 03 to 10 (https://cldr.unicode.org/index/cldr-spec/plural-rules).
 */
export type Counted = { one: string; none?: string; two?: string; few?: string; several: string }

/** Returns the wording for `n` things: `counted({ one: '1 week', several: '{n} weeks' }, 3)` is `3 weeks`. */
export function counted({ one, none, two, few, several }: Counted, n: number): string {
  const isFew = n % 100 >= 3 && n % 100 <= 10
  const words = [none, one, two][n] ?? (isFew ? few : undefined) ?? several
  return words.replace('{n}', String(n))
}
