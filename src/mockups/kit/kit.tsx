import type { ReactNode } from 'react'
import * as f from './frame.styles'
import * as s from './kit.styles'

/** A product picture. `label` says in words what it shows; its inside is not read out and holds nothing to focus. */
export function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure css={f.picture} role="img" aria-label={label}>
      {children}
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

/** A bar filled to `value` per cent. */
export function Meter({ value, hot = false }: { value: number; hot?: boolean }) {
  return (
    <svg css={hot ? s.hotMeter : s.meter} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={value} height="1" />
    </svg>
  )
}
