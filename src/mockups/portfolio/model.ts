// The model of the portfolio's moment: a stamp chooses the pieces of one kind of work.

/** The choice of all kinds of work. */
export const ALL = 'all'

type Area = { id: string; pieces: readonly unknown[] }

/** Returns the areas that a choice means: the one with that id or, for `ALL`, all of them. */
export const areasOf = <A extends Area>(areas: readonly A[], choice: string): readonly A[] =>
  choice === ALL ? areas : areas.filter(({ id }) => id === choice)

/** Returns an area without the pieces that cases replace, and with these cases. */
export function withCases<
  P extends { sketch: string },
  A extends { pieces: readonly P[] },
  C extends { replaces: string },
>(area: A, cases: readonly C[]) {
  const replaced = (sketch: string) => cases.some(({ replaces }) => replaces === sketch)
  return {
    ...area,
    pieces: area.pieces.filter(({ sketch }) => !replaced(sketch)),
    cases: cases.filter(({ replaces }) => area.pieces.some(({ sketch }) => sketch === replaces)),
  }
}

/** Returns how many pieces the areas have together. */
export const piecesIn = (areas: readonly Area[]): number => areas.reduce((sum, { pieces }) => sum + pieces.length, 0)
