/** The two clocks of a machine, in ms. Waits are measured by `elapsed`; `time` is only for times in files and for people. */
export type Clock = {
  /** Time since 1970. It jumps when the clock is set, in either direction. */
  time: () => number
  /** Time since an arbitrary moment. It never jumps. */
  elapsed: () => number
}

export const clock: Clock = { time: () => Date.now(), elapsed: () => performance.now() }

/** The longest delay that setTimeout supports, in ms; it treats a longer one as no delay at all. */
export const LONGEST_TIMER = 2 ** 31 - 1
