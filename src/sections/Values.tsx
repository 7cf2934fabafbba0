import type { Item } from '../content/types'
import { Row } from '../theme/Row'
import { entriesOf } from './entries'
import * as s from './Values.styles'

// A rising sun, two rings that meet, a hop of three, the short way and the long.
const glyphs = {
  innovation: (
    <>
      <path d="M6 42a20 20 0 0 1 40 0M13 42a13 13 0 0 1 26 0M26 14V6" />
      <circle cx="26" cy="42" r="6" />
    </>
  ),
  partnership: (
    <>
      <path d="M6 26a13 13 0 1 0 26 0a13 13 0 1 0-26 0M20 26a13 13 0 1 0 26 0a13 13 0 1 0-26 0" />
      <circle cx="26" cy="26" r="4" />
    </>
  ),
  team: (
    <>
      <path d="M4 36q11-22 22 0t22 0" />
      <circle cx="4.5" cy="36" r="4" />
      <circle cx="26" cy="36" r="4" />
      <circle cx="47.5" cy="36" r="4" />
    </>
  ),
  agility: (
    <>
      <path d="M6 42c14 0 14-30 40-30" />
      <path d="M6 42c20 0 22-4 40-4" strokeDasharray="3 5" />
      <circle cx="46" cy="12" r="4.5" />
    </>
  ),
}

/** The words of each value. */
export type ValueItems = Readonly<Record<keyof typeof glyphs, Item>>

/** The four core values, each with its drawn glyph. */
export function Values({ label, items }: { label: string; items: ValueItems }) {
  return (
    <Row label={label}>
      <ul css={s.values}>
        {entriesOf(items).map(([id, { title, text }]) => (
          <li key={id}>
            <svg viewBox="0 0 52 52" aria-hidden="true">
              {glyphs[id]}
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Row>
  )
}
