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
const [STEP, FALL] = [400, 74]

/** The road on phones, on to the next event: out by 20 to where something is open, and back from there. */
const onwards = (here: number, next: number) =>
  `M${here ? 20 : 0} 0C${here ? 20 : 0} 60 ${next ? 20 : 0} 40 ${next ? 20 : 0} 100`

/** One booking through its life, as the booking file keeps it, with what is open after each event. */
export function BookingFile({ title, head, entries }: BookingFileWords) {
  const [charged, paid, open] = head
  const ledger = ledgerOf(entries)
  const sum = (hundredths: number) => amount(hundredths).replace('-', '−')
  const places = ledger.map(({ open }, index) => ({ x: STEP * index, y: open ? FALL : 0 }))
  const bend = (x: number, y: number, index: number) =>
    `C${x - STEP / 2} ${places[index - 1]?.y ?? 0} ${x - STEP / 2} ${y} ${x} ${y}`
  const path = places.map(({ x, y }, index) => (index ? bend(x, y, index) : `M${x} ${y}`)).join('')
  return (
    <div css={s.road}>
      <svg viewBox={`0 0 ${STEP * ledger.length} ${FALL}`} fill="none" strokeWidth="2.5" aria-hidden="true">
        <path strokeDasharray="8 9" stroke="var(--field)" d={`${path}H${STEP * ledger.length}`} />
        {places.map(({ x, y }) => y > 0 && <path key={x} stroke="var(--coral)" d={`M${x + 9} 0V${y}`} />)}
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
