import type { ServiceArtWords } from '../services/words'

/** A night of the support: when each of three faults came, and what has become of it. */
export type WatchWords = {
  title: string
  hours: string
  lines: readonly [WatchLine, WatchLine, WatchLine]
}

type WatchLine = { at: string; state: string; open?: boolean }

export type AboutPicture = { teams: ServiceArtWords; watch: WatchWords }
