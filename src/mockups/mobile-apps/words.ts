import type { Entry, FieldWords } from '../kit/words'

export type PhonesWords = {
  label: string
  status: { time: string; network: string }
  pass: {
    title: string
    flight: string
    from: string
    to: string
    departs: string
    arrives: string
    passenger: FieldWords
    gate: { label: string; was: string; now: string }
    fields: readonly FieldWords[]
    note: string
  }
  trip: {
    title: string
    dates: string
    /** What is done, what is next, then what comes. */
    stops: readonly (Entry & { time: string; state?: 'done' | 'next' })[]
  }
  push: { initials: string; sender: string; when: string; title: string; text: string }
  rating: { value: string; where: string }
}

export type AppsPicture = { phones: PhonesWords }
