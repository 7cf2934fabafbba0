import { Fragment, type ReactNode } from 'react'
import { tag, tealTag } from '../../theme/base.styles'
import * as f from './frame.styles'
import * as s from './kit.styles'
import type { DaysWords, FieldWords, MatrixWords, PriceWords, TagsWords } from './words'

/** A product picture. `label` says in words what it shows; its inside is not read out and holds nothing to focus. */
export function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure css={f.picture} role="img" aria-label={label}>
      {/* Firefox reads what is inside an image all the same. */}
      <div css={f.inner} aria-hidden="true">
        {children}
      </div>
    </figure>
  )
}

/** A small picture for a card: decorative beside the card's own text. Apricot retail, dusk network, teal policy and money, violet nights. */
export function Art({ tone, children }: { tone: 'apricot' | 'dusk' | 'teal' | 'violet'; children: ReactNode }) {
  return (
    <div css={f.art} data-tone={tone} aria-hidden="true">
      {children}
    </div>
  )
}

type MeterProps = { value: number; held?: number; hot?: boolean; limit?: number }

/** A bar filled to `value` per cent, of which so many are held only. A limit below its end is marked where it is passed. */
export function Meter({ value, held = 0, hot = false, limit }: MeterProps) {
  return (
    <svg css={hot ? s.hotMeter : s.meter} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={value - held} height="1" />
      {held > 0 && <line x1={value - held} x2={value} y1="0.5" y2="0.5" />}
      {limit !== undefined && <path d={`M${limit} 0h1v1h-1z`} />}
    </svg>
  )
}

/** Where the limit of a credit stands in its bar, in per cent of the bar: what goes past it has room. */
export const LIMIT = 78

/** From here on, in per cent of its limit, a credit asks for attention. */
export const HOT = 90

/** The bar of a credit, with its limit marked. `used`, of which `held` only: per cent of the limit. */
export function Credit({ used, held = 0 }: { used: number; held?: number }) {
  const share = LIMIT / 100
  return <Meter value={Math.min(100, used * share)} held={held * share} hot={used > HOT} limit={LIMIT} />
}

/** Small labels, of which some stand out. */
export function Tags({ names, lit }: TagsWords) {
  return names.map((name, index) => <span css={lit.includes(index) ? tealTag : tag} key={name}>{`${name} `}</span>)
}

/** A figure below its name. `state` is for the styles of the picture. */
export function Field({ label, value, state }: FieldWords & { state?: string }) {
  return (
    <span data-state={state}>
      <small>{label}</small> <b>{value}</b>{' '}
    </span>
  )
}

/** A sum, and below it its currency. */
export function Price({ amount, currency }: PriceWords) {
  return (
    <span css={s.price}>
      {`${amount} `}
      <small>{currency}</small>
    </span>
  )
}

/** Rules in rows and columns. */
export function Matrix({ head, rows }: MatrixWords) {
  return (
    <div css={s.matrix}>
      {head.map(name => (
        <small key={name}>{`${name} `}</small>
      ))}
      {rows.map(({ name, cells, changed }) => (
        <Fragment key={name}>
          <b>{`${name} `}</b>
          {cells.map((cell, index) => (
            <span key={index} data-state={index === changed ? 'changed' : undefined}>{`${cell} `}</span>
          ))}
        </Fragment>
      ))}
    </div>
  )
}

/** Fewer rooms than this are few. */
const FEW = 4

/** The days of a calendar, each with what may be sold on it. */
export function Days({ days }: { days: DaysWords }) {
  return days.split(' ').map((left, day) => {
    if (left === 's') return <i key={day} data-state="stop-sell" />
    if (left === 'b') return <i key={day} data-state="blackout" />
    return <i key={day} data-state={Number(left) < FEW ? 'few' : 'free'}>{`${left} `}</i>
  })
}
