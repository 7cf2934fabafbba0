import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { amount } from '../kit/money'
import * as s from './BookingFile.styles'
import { ledgerOf } from './ledger'

/** The events of a booking. Sums are in hundredths of the currency. */
export type BookingFileWords = {
  title: string
  /** Labels of the three sums. */
  head: readonly [charged: string, paid: string, open: string]
  entries: readonly { event: string; client: string; charged: number; paid: number }[]
}

/** Distance from one event to the next, and how far the road falls where something is open, in units of the drawing. */
const [STEP, FALL] = [400, 80]

/**
 * Returns the path of the road from the event before, at the level `before`, to the event at (`x`, `y`). A falling road
 * stays level past the text of the event before and then drops steeply; a rising one comes back slowly.
 */
const into = (x: number, before: number, y: number) =>
  `${y > before ? `H${x - 130}C${x - 50} ${before} ${x - 80}` : `C${x - 200} ${before} ${x - 200}`} ${y} ${x} ${y}`

/** Returns the path of the road on phones to the next event. The road is 20 further in where something is open. */
const onwards = (here: number, next: number) =>
  `M${here ? 20 : 0} 0C${here ? 20 : 0} 60 ${next ? 20 : 0} 40 ${next ? 20 : 0} 100`

/** Renders the life of a booking as its booking file keeps it, with what is open after each event. */
export function BookingFile({ title, head, entries }: BookingFileWords) {
  const [charged, paid, open] = head
  const ledger = ledgerOf(entries)
  const sum = (hundredths: number) => amount(hundredths).replace('-', '−')
  const last = ledger.length - 1
  const levels = ledger.map(({ open }) => (open ? FALL : 0))
  const ways = levels.map((y, index) => (index ? into(STEP * index, levels[index - 1] ?? 0, y) : ''))
  return (
    <div css={s.road}>
      <svg viewBox={`0 0 ${STEP * ledger.length} ${FALL}`} fill="none" strokeWidth="2.5" aria-hidden="true">
        {/* The land below the road, drawn past both edges of the page. */}
        <path d={`M-999 0H0${ways.join('')}H2999V999H-999z`} fill="var(--d5)" />
        {ledger.map(({ event, open }, index) => {
          const [x, y] = [STEP * index, levels[index] ?? 0]
          const colour = index < last ? 'var(--coral)' : 'var(--teal)'
          return (
            <g key={event} stroke={colour}>
              {index > 0 && (
                <path
                  stroke={index < last ? 'var(--field)' : undefined}
                  strokeDasharray="8 9"
                  d={`M${x - STEP + 18} ${levels[index - 1]}${ways[index]}`}
                />
              )}
              <circle cx={x + 9} cy={y} r="8" fill={open || index === last ? colour : 'var(--band)'} />
            </g>
          )
        })}
      </svg>
      <ol css={[l.column, l.gap5, t.line4]}>
        {ledger.map((entry, index) => (
          <li key={entry.event} data-state={entry.open ? 'open' : undefined} data-end={index === last || undefined}>
            {index < last && (
              <svg viewBox="0 0 20 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
                <path d={onwards(entry.open, ledger[index + 1]?.open ?? 0)} />
              </svg>
            )}
            <h3>{entry.event}</h3>
            <small css={[t.text3, t.muted]}>{`${open} `}</small>
            <b css={t.text7}>
              <bdi>{sum(entry.open)}</bdi>{' '}
            </b>
            <p>{entry.client}</p>
            <small css={[t.text3, t.muted]}>
              {`${charged} `}
              <bdi>{sum(entry.charged)}</bdi>
              {` · ${paid} `}
              <bdi>{sum(entry.paid)}</bdi>{' '}
            </small>
          </li>
        ))}
      </ol>
      <p css={[t.text4, t.muted]}>{title}</p>
    </div>
  )
}
