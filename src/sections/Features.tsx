import type { ReactNode } from 'react'
import type { Item } from '../content/types'
import { night } from '../theme/base.styles'
import type { IconName } from '../theme/icons'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import type { Each } from './each'
import * as s from './Features.styles'

export type StopItem = Item & { icon?: IconName; tags?: readonly string[] }

const tones = { apricot: s.apricot, dusk: [night, s.dusk], teal: s.teal, violet: [night, s.violet] }

/** The ground of the first card, named like the tones of small pictures. */
export type CropTone = keyof typeof tones

/** The drawings on the two cards beside the first. */
export type Slips = readonly [upper: ReactNode, lower: ReactNode]

type Props = {
  items: readonly StopItem[]
  /** A large drawing of the first feature, and small ones of the two after it. */
  crop: ReactNode
  slips: Slips
  tone: CropTone
  each?: Each | undefined
}

/** Number of features that are cards. */
const LEAD = 3

/** The numbers of other features, 3 and 2 or 4 and 3 in a row, of which the last is twice as wide. */
const WIDE = [5, 7]

/**
 * The features of a solution: one large card with a picture and two small ones, then the others as lines. Low enough that
 * each dot of the scroll guide lands with its section's heading on the screen.
 */
export function Features({ items, crop, slips, tone, each }: Props) {
  const others = items.slice(LEAD)
  const count = others.length
  const last = [count % 2 === 1 && s.lastOdd, WIDE.includes(count) && s.lastWide]
  return (
    <>
      <ul css={[l.grid, s.lead]}>
        {items.slice(0, LEAD).map(({ title, text }, index) => (
          <li key={title} css={[index > 0 ? s.small : tones[tone], each?.[index]]}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div css={index > 0 ? undefined : s.crop} aria-hidden="true">
              {index > 0 ? slips[index - 1] : crop}
            </div>
          </li>
        ))}
      </ul>
      <ul css={[l.grid, s.lines, count === 7 && s.linesOfFour]}>
        {others.map(({ title, text }, index) => (
          <li key={title} css={[...(index === count - 1 ? last : []), each?.[LEAD + index]]}>
            <h3 css={t.ledeSize}>{title}</h3>
            <p css={[t.text4, t.line4, t.muted]}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
