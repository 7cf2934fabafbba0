/** A number of things: of one, and of several or none, where `{n}` stands for the number. */
export type Counted = { one: string; several: string }

/** `counted({ one: '1 week', several: '{n} weeks' }, 3)` is `3 weeks`. */
export const counted = ({ one, several }: Counted, n: number): string =>
  n === 1 ? one : several.replace('{n}', String(n))
