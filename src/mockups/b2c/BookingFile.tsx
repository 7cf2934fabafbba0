import { amount } from '../kit/money'
import * as s from './BookingFile.styles'
import { ledgerOf } from './ledger'

/** Sums in hundredths of the currency. */
export type BookingFileWords = {
  title: string
  /** Of the sums. */
  head: readonly [charged: string, paid: string, open: string]
  entries: readonly { event: string; client: string; charged: number; paid: number }[]
}

/** From one event to the next, and how far the road falls where something is open. */
const [STEP, FALL] = [400, 171]

/** The road on phones, on to the next event: out by 20 to where something is open, and back from there. */
const onwards = (here: number, next: number) =>
  `M${here ? 20 : 0} 0C${here ? 20 : 0} 60 ${next ? 20 : 0} 40 ${next ? 20 : 0} 100`

/** One booking through its life, as the booking file keeps it, with what is open after each event. */
export function BookingFile({ title, head, entries }: BookingFileWords) {
  const [charged, paid, open] = head
  const ledger = ledgerOf(entries)
  const sum = (hundredths: number) => amount(hundredths).replace('-', '−')
  const places = ledger.map(({ open }, index) => ({ x: STEP * index, y: open ? FALL : 0 }))
  // It falls at once, beside the words of the event before, and comes back slowly.
  const bend = (x: number, y: number, index: number) => {
    const before = places[index - 1]?.y ?? 0
    return y > before
      ? `H${x - 130}C${x - 50} ${before} ${x - 80} ${y} ${x} ${y}`
      : `C${x - 200} ${before} ${x - 200} ${y} ${x} ${y}`
  }
  const road = places.map(({ x, y }, index) => (index ? bend(x, y, index) : `M${x} ${y}`))
  const settled = places.at(-2)
  return (
    <div css={s.road}>
      <svg viewBox={`0 0 ${STEP * ledger.length} ${FALL}`} fill="none" strokeWidth="2.5" aria-hidden="true">
        <g strokeDasharray="8 9">
          <path stroke="var(--field)" d={road.slice(0, -1).join('')} />
          <path stroke="var(--teal)" d={`M${settled?.x} ${settled?.y}${road.at(-1)}`} />
        </g>
        {places.map(({ x, y }) => (
          <circle
            key={x}
            cx={x + 9}
            cy={y}
            r="8"
            stroke={x > STEP * (ledger.length - 2) ? 'var(--teal)' : 'var(--coral)'}
            fill={x > STEP * (ledger.length - 2) ? 'var(--teal)' : y ? 'var(--coral)' : 'var(--band)'}
          />
        ))}
      </svg>
      <ol>
        {ledger.map((entry, index) => (
          <li key={entry.event} data-state={entry.open ? 'open' : undefined}>
            {index + 1 < ledger.length && (
              <svg viewBox="0 0 20 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
                <path d={onwards(entry.open, ledger[index + 1]?.open ?? 0)} />
              </svg>
            )}
            <small>{`${open} `}</small>
            <b>{`${sum(entry.open)} `}</b>
            <h3>{entry.event}</h3>
            <p>{entry.client}</p>
            <small>{`${charged} ${sum(entry.charged)} · ${paid} ${sum(entry.paid)} `}</small>
          </li>
        ))}
      </ol>
      <p>{title}</p>
    </div>
  )
}
