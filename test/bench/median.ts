/** The middle one of some figures; of an even number of them the upper of the two in the middle. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
