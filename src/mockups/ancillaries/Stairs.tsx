import type { Item } from '../../content/types'
import { Row } from '../../theme/Row'
import { amount } from '../kit/money'
import * as s from './Stairs.styles'
import { basketOf, OWN } from './seats'
import type { AncillariesPicture } from './words'

/** Of a step, for one unit of the currency. */
const REM = 0.06

type Props = {
  label: string
  /** How an add-on is made, in as many steps as there are examples of them. */
  rules: readonly Item[]
  /** Each with its price, in hundredths of the currency. */
  addOns: readonly (Item & { sell: number })[]
  words: AncillariesPicture
}

/** What the operator's own add-ons do to a total: how one of them comes about, and the sum of all of them as stairs. */
export function Stairs({ label, rules, addOns, words: { extras, editor, sales, sum } }: Props) {
  const own = extras.extras.find(({ id }) => id === OWN) ?? editor
  const sold = sales.items.find(({ name }) => name === own.name)?.sold ?? 0
  const examples = [
    own.name,
    `${amount(own.net)} + ${amount(own.sell - own.net)} = ${amount(own.sell)}`,
    `${sold} × ${amount(own.sell)} = ${amount(sold * own.sell)}`,
    editor.terms,
  ]
  let total = 0
  const steps = [{ ...sum.start, sell: basketOf(extras, extras.start).sell }, ...addOns].map(step => {
    total += step.sell
    return { ...step, total }
  })
  return (
    <div css={s.stairs}>
      <Row label={label}>
        <ul>
          {rules.map(({ title, text }, index) => (
            <li key={title}>
              <small>{examples[index]}</small>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Row>
      <Row label={sum.label}>
        <ol>
          {steps.map(({ title, text, sell, total }, index) => (
            <li key={title}>
              <b>{amount(total)}</b> <small>{index ? `(+ ${amount(sell)})` : extras.currency}</small>
              <svg height={`${(sell / 100) * REM}rem`} aria-hidden="true" />
              <div>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
                <svg height={`${((total - sell) / 100) * REM}rem`} aria-hidden="true" />
              </div>
            </li>
          ))}
        </ol>
      </Row>
    </div>
  )
}
