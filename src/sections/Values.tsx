import type { SerializedStyles } from '@emotion/react'
import type { Item } from '../content/types'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { entriesOf } from './entries'
import * as s from './Values.styles'

type ValueId = 'innovation' | 'partnership' | 'team' | 'agility'

/** The title and text of each value. */
export type ValueItems = Readonly<Record<ValueId, Item>>

/** The product detail behind each value: rows of a name and a figure. */
export type ValueArt = Readonly<Record<ValueId, readonly { name: string; value: string }[]>>

const LOOKS: Readonly<Record<ValueId, SerializedStyles>> = {
  innovation: s.detailOfFares,
  partnership: s.detailOfShop,
  team: s.detailOfSlip,
  agility: s.detailOfRules,
}

/** The four core values, each with a detail of the product by which it can be checked. */
export function Values({ items, art }: { items: ValueItems; art: ValueArt }) {
  return (
    <ul css={[l.grid, s.values]}>
      {entriesOf(items).map(([id, { title, text }]) => (
        <li key={id}>
          <div css={[l.grid, s.detail, LOOKS[id]]} aria-hidden="true">
            {art[id].map(({ name, value }, index) => (
              <span key={name} data-part={index === 0 ? 'head' : undefined}>
                {`${name} `}
                <b>
                  <bdi>{value}</bdi>{' '}
                </b>
              </span>
            ))}
          </div>
          <h3 css={t.text8}>{title}</h3>
          <p css={t.muted}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
