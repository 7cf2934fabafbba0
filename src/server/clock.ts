/** The two clocks of a machine, in ms. What waits goes by `elapsed`; `time` is only for what people read and files say. */
export type Clock = {
  /** Since 1970. Somebody may set it, in either direction. */
  time: () => number
  /** Since some moment. It never jumps. */
  elapsed: () => number
}

export const clock: Clock = { time: () => Date.now(), elapsed: () => performance.now() }

/** The longest time that setTimeout knows, in ms; it takes a longer one for none at all. */
export const LONGEST_TIMER = 2 ** 31 - 1
