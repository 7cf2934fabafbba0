import type { ServiceArtWords } from '../services/words'

/** A night at the support desk: when each of three faults came in, and its state. */
export type WatchWords = {
  title: string
  hours: string
  lines: readonly [WatchLine, WatchLine, WatchLine]
}

type WatchLine = { at: string; state: string; open?: boolean }

export type AboutPicture = { teams: ServiceArtWords; watch: WatchWords }
