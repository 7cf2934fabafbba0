import { Fragment } from 'react'
import { DrawnText } from '../kit/drawn'
import { inCurrency } from '../kit/money'
import { END, START } from '../kit/slip'
import { whole } from './policy'
import type { ApprovalWords } from './words'

/** Distance from the first fare to the second, in px. */
const NEXT = 60

/** Renders two fares as the search marks them: one inside the policy, one outside it. */
export function PolicyTicket({ words: { moment } }: { words: ApprovalWords }) {
  const { economy, business } = moment.cabin.options
  const fares = [
    { name: economy, says: moment.tags.inside, bar: 'var(--teal)', text: 'var(--teal-t)' },
    { name: business, says: moment.tags.open, bar: 'var(--coral)', text: 'var(--coral-t)' },
  ]
  return (
    <svg aria-hidden="true" width="100%" height={54 + NEXT} fontSize="20" letterSpacing="-.02em">
      {fares.map(({ name, says, bar, text }, index) => (
        <svg key={name} aria-hidden="true" y={index * NEXT} fill={text}>
          <rect width="100%" height="54" rx="12" fill={index ? 'var(--coral-w)' : 'var(--teal-w)'} />
          <path d="M12 0A12 12 0 0 0 0 12V42A12 12 0 0 0 12 54z" fill={bar} />
          <DrawnText x={START} y="34" textDecoration={index ? 'underline wavy 1px' : undefined}>{`${name} `}</DrawnText>
          <DrawnText {...END} y="34" fontSize="15">{`${says} `}</DrawnText>
        </svg>
      ))}
    </svg>
  )
}

/** The bars: distance and width, in per cent; y of their lower edge and height of the cap, in px. */
const NIGHTS = { step: 14.6, width: 12.4, foot: 96, cap: 66 }

/** How a rate is written at the foot of its bar. */
const NUMBER = { fontSize: 12, fontWeight: 500, textAnchor: 'middle' } as const

/** Renders the nightly rates of hotels in a city against its cap: one of them is above it. */
export function CapChart({ words: { currency, stays, moment } }: { words: ApprovalWords }) {
  const { step, width, foot, cap } = NIGHTS
  return (
    <svg aria-hidden="true" width="100%" height={foot} fontSize="14" letterSpacing="-.02em" fill="var(--teal-t)">
      {stays.rates.map((rate, index) => {
        const height = Math.round((cap * rate) / stays.cap)
        return (
          <Fragment key={rate}>
            <rect
              x={`${index * step}%`}
              y={foot - height}
              width={`${width}%`}
              height={height}
              rx="5"
              fill={rate > stays.cap ? 'var(--coral)' : undefined}
            />
            <DrawnText
              x={`${index * step + width / 2}%`}
              y={foot - 8}
              fill={rate > stays.cap ? 'var(--on-coral)' : 'var(--card)'}
              {...NUMBER}
            >{`${whole(rate)} `}</DrawnText>
          </Fragment>
        )
      })}
      <path d={`M0 ${foot - cap}h999`} stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="5 5" />
      <DrawnText y={foot - cap - 8} fill="var(--ink)">
        {`${moment.fare.allowed.replace('{sum}', inCurrency(currency, whole(stays.cap)))} `}
      </DrawnText>
    </svg>
  )
}
