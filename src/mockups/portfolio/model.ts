// The model of the portfolio's moment: stamps choose the pieces of a kind of work.

/** The choice of all kinds. */
export const ALL = 'all'

type Area = { id: string; pieces: readonly unknown[] }

/** The areas that a choice shows: the one of that id, or all of them. */
export const shownBy = <A extends Area>(areas: readonly A[], choice: string): readonly A[] =>
  choice === ALL ? areas : areas.filter(({ id }) => id === choice)

/** How many pieces some areas have together. */
export const piecesIn = (areas: readonly Area[]): number => areas.reduce((sum, { pieces }) => sum + pieces.length, 0)
