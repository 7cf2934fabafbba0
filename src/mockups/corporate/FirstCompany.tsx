import type { Item } from '../../content/types'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { ExpenseReport, TravelPolicy } from './Corporate'
import * as s from './FirstCompany.styles'
import type { CorporatePicture } from './words'

type Props = { items: Readonly<Record<'policy' | 'expenses', Item>>; words: CorporatePicture }

/**
 * Renders what is entered and what comes of it: two sheets at the two edges of the page, and between them one sun in two
 * lights.
 */
export function FirstCompany({ items: { policy, expenses }, words }: Props) {
  return (
    <ul css={[l.grid, l.bleed, s.pair]}>
      <li>
        <TravelPolicy words={words.policy} />
        <h3>{policy.title}</h3>
        <p css={[t.text5, t.muted]}>{policy.text}</p>
      </li>
      <li>
        <ExpenseReport words={words.expenses} />
        <h3>{expenses.title}</h3>
        <p css={[t.text5, t.muted]}>{expenses.text}</p>
      </li>
    </ul>
  )
}
