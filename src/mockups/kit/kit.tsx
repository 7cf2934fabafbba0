import type { SerializedStyles } from '@emotion/react'
import { Fragment, type ReactNode } from 'react'
import { tag, tealTag } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as f from './frame.styles'
import * as s from './kit.styles'
import type { DaysWords, FieldWords, MatrixWords, PriceWords, TagsWords } from './words'

/**
 * Renders a product picture as an image with the accessible name `label`. Its content is not read out and holds nothing
 * focusable.
 */
export function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure css={f.picture} role="img" aria-label={label}>
      {/* Without this, Firefox reads out the content although the role is img. */}
      <div css={f.inner} aria-hidden="true">
        {children}
      </div>
    </figure>
  )
}

/**
 * Renders a small picture for a card; decorative, because the card has its own text. Apricot stands for retail, dusk for
 * networks, teal for policies and money, violet for hotel nights.
 */
export function Art({ tone, children }: { tone: 'apricot' | 'dusk' | 'teal' | 'violet'; children: ReactNode }) {
  return (
    <div css={[l.grid, f.art]} data-tone={tone} aria-hidden="true">
      {children}
    </div>
  )
}

type MeterProps = { value: number; held?: number; hot?: boolean; limit?: number }

/**
 * Renders a bar filled to `value` per cent, of which `held` per cent are only reserved; `limit`, in per cent, is marked on
 * it.
 */
export function Meter({ value, held = 0, hot = false, limit }: MeterProps) {
  return (
    <svg css={hot ? s.hotMeter : s.meter} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={value - held} height="1" />
      {held > 0 && <line x1={value - held} x2={value} y1="0.5" y2="0.5" />}
      {limit !== undefined && <path d={`M${limit} 0h1v1h-1z`} />}
    </svg>
  )
}

/** Position of a credit's limit on its bar, in per cent of the bar; the rest is room for what exceeds the limit. */
export const LIMIT = 78

/** Use of a credit, in per cent of its limit, above which the credit is highlighted. */
export const HOT = 90

/** Renders the bar of a credit, with its limit marked. `used` includes `held`; both are per cent of the limit. */
export function Credit({ used, held = 0 }: { used: number; held?: number }) {
  const share = LIMIT / 100
  return <Meter value={Math.min(100, used * share)} held={held * share} hot={used > HOT} limit={LIMIT} />
}

/** Renders small labels; those whose index is in `lit` stand out. */
export function Tags({ names, lit }: TagsWords) {
  return names.map((name, index) => <span css={lit.includes(index) ? tealTag : tag} key={name}>{`${name} `}</span>)
}

/** Renders a figure below its name. `state` is for the styles of the picture. */
export function Field({ label, value, state }: FieldWords & { state?: string }) {
  return (
    <span data-state={state}>
      <small>{label}</small> <b>{value}</b>{' '}
    </span>
  )
}

/** Renders an amount with its currency below. `look`: a style beside its own. */
export function Price({ amount, currency, look }: PriceWords & { look?: SerializedStyles }) {
  return (
    <span css={[s.price, look]}>
      <span>{`${amount} `}</span>
      <small>{currency}</small>
    </span>
  )
}

/** Renders a table of rules. */
export function Matrix({ head, rows }: MatrixWords) {
  return (
    <div css={[l.grid, s.matrix]}>
      {head.map((name, index) => (
        <small css={[index === 0 && s.names]} key={name}>{`${name} `}</small>
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

/** A day with fewer rooms than this counts as "few left". */
const FEW = 4

/** Renders the days of a calendar, each with its rooms left and its state. */
export function Days({ days }: { days: DaysWords }) {
  return days.split(' ').map((left, day) => {
    if (left === 's') return <i key={day} data-state="stop-sell" />
    if (left === 'b') return <i key={day} data-state="blackout" />
    return <i key={day} data-state={Number(left) < FEW ? 'few' : 'free'}>{`${left} `}</i>
  })
}
