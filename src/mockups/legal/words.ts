import type { Entry } from '../kit/words'

export type ShortWords = {
  label: string
  /** The words on the frame that say what can be tried. */
  cue: string
  /** The label of the switch. */
  only: string
  /** Says what is shown: the whole text, or `{count}` lines. */
  all: string
  lines: string
}

/** `section` is the id of the section of the page that has the full text. */
type Side = { title: string; section: string; items: readonly string[] }

export type SidesWords = { may: Side; not: Side }

export type WayWords = { title: string; section: string; stops: readonly Entry[] }

/** A fragment of a list of flights. */
export type FaresWords = {
  title: string
  currency: string
  fares: readonly { initials: string; departs: string; arrives: string; amount: string }[]
}
