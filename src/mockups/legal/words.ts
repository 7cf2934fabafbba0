import type { Entry } from '../kit/words'

export type ShortWords = {
  label: string
  /** The switch. */
  only: string
  /** What is shown: all of it, or `{count}` lines. */
  all: string
  lines: string
}

/** `section`: the id of the section of the page that says it in full. */
type Side = { title: string; section: string; items: readonly string[] }

export type SidesWords = { may: Side; not: Side }

export type WayWords = { title: string; section: string; stops: readonly Entry[] }

/** A piece of a list of flights. */
export type FaresWords = {
  title: string
  currency: string
  fares: readonly { initials: string; departs: string; arrives: string; amount: string }[]
}
