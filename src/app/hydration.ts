import { attempt } from '../attempt'

/** Name of the performance measure (User Timing) that records how long hydration took. */
const HYDRATION = 'hydration'

/** Records that hydration is complete, which began at `start` (ms on the clock of `performance.now`; undefined without one). */
export function measureHydration(start: number | undefined): void {
  if (start !== undefined) attempt(() => performance.measure(HYDRATION, { start }))
}

/** Returns how long hydration took, in ms. Unknown counts as long. */
export const hydrationTime = (): number =>
  attempt(() => performance.getEntriesByName(HYDRATION)[0]?.duration) ?? Number.POSITIVE_INFINITY
