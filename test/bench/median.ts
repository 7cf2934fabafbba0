/** Returns the median; of an even number of figures, the upper of the two in the middle. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
