import type { Entry, FieldWords } from '../kit/words'

export type PhonesWords = {
  label: string
  /** The words on the frame that say what can be tried. */
  cue: string
  time: string
  online: string
  offline: string
  /** The values of `{gate}`, `{was}`, `{now}` and `{boards}` in the sentences below. */
  gates: { was: string; now: string }
  boards: string
  ticket: {
    title: string
    flight: string
    from: string
    to: string
    departs: string
    arrives: string
    passenger: FieldWords
    gate: string
    fields: readonly FieldWords[]
    note: string
  }
  trip: {
    title: string
    dates: string
    /** In order: what is done, what is next, then what follows. */
    stops: readonly (Entry & { time: string; state?: 'done' | 'next'; changed?: string })[]
  }
  push: {
    initials: string
    sender: string
    when: string
    messages: Readonly<Record<'new' | 'read' | 'waiting', { title: string; text: string }>>
    open: string
    again: string
  }
  moment: {
    flightMode: string
    /** The sentence by whether there is a signal, then by whether the message was read. */
    says: Readonly<Record<'online' | 'offline', Readonly<Record<'read' | 'unread', string>>>>
    ask: string
  }
}

export type AppsPicture = {
  /**
   * One per service, in order. `{now}`, `{from}` and `{to}` come from the pass; all other placeholders are sums of the trip.
   */
  corners: readonly (FieldWords & { state: string })[]
  /** The names of the two stores' platforms. */
  stores: readonly [string, string]
  phones: PhonesWords
}
