import type { Item } from '../../content/types'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { PricingRules, ShopSettings } from './B2c'
import * as s from './SetUp.styles'
import type { B2cPicture } from './words'

type Props = {
  items: readonly Item[]
  words: B2cPicture
}

/** Renders what an operator sets first, and the two windows in which it is set, on the lower edge of the section. */
export function SetUp({ items, words: { pricing, settings } }: Props) {
  return (
    <>
      <ul css={[l.stack, s.items]}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p css={t.muted}>{text}</p>
          </li>
        ))}
      </ul>
      <div css={[l.column, s.stage]} aria-hidden="true">
        <PricingRules words={pricing} />
        <ShopSettings words={settings} />
      </div>
    </>
  )
}
