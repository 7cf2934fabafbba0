import type { Item } from '../../content/types'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { amount } from '../kit/money'
import * as s from './Stairs.styles'
import { basketOf, OWN } from './seats'
import type { AncillariesPicture } from './words'

/** Height of a step, in rem, for one unit of the currency. */
const REM = 0.074

/** Opacity of the add-ons that were in the basket before a step. */
const PALE = 0.4

/** Gap between the parts of what was in the basket before, in hundredths of the currency. */
const SEAM = 150

type Props = {
  /** How an add-on is made, in as many steps as `Stairs` has examples. */
  rules: readonly Item[]
  /** The operator's own add-ons. `sell`: the price, in hundredths of the currency. */
  addOns: readonly (Item & { sell: number })[]
  words: AncillariesPicture
}

/**
 * Renders what the operator's own add-ons do to a total: the growing total as stairs (on phones, as bars), and how one
 * add-on is made. The colours are attributes, because CSS rules go into the head and would delay the hero.
 */
export function Stairs({ rules, addOns, words: { extras, editor, sales, sum } }: Props) {
  const start = { ...sum.start, sell: basketOf(extras, extras.start).sell }
  const examples = examplesOf({ extras, editor, sales }, start.sell)
  let total = 0
  const steps = [start, ...addOns].map(step => {
    total += step.sell
    return { ...step, total }
  })
  return (
    <div css={[l.column, s.stairs]}>
      <ol css={l.column} aria-label={sum.label}>
        {steps.map((step, index) => (
          <Stair key={step.title} step={step} before={steps.slice(0, index)} total={total} currency={extras.currency} />
        ))}
      </ol>
      <ul css={l.column}>
        {rules.map(({ title, text }, index) => (
          <li key={title}>
            <small css={[t.text4, t.semibold, t.coral]} dir={index ? 'ltr' : undefined}>
              {examples[index]}
            </small>
            <h3 css={t.text7}>{title}</h3>
            <p css={[t.text4, t.line5, t.muted]}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Returns an example for each rule: the operator's own add-on, its price, what it has sold for, and what it makes of a total of
 * `start`.
 */
function examplesOf({ extras, editor, sales }: Pick<AncillariesPicture, 'extras' | 'editor' | 'sales'>, start: number) {
  const own = extras.extras.find(({ id }) => id === OWN) ?? editor
  const sold = sales.items.find(({ name }) => name === own.name)?.sold ?? 0
  return [
    own.name,
    `${amount(own.net)} + ${amount(own.sell - own.net)} = ${amount(own.sell)}`,
    `${sold} × ${amount(own.sell)} = ${amount(sold * own.sell)}`,
    // Mandatory: in the price from the first search.
    `${amount(start)} + ${amount(own.sell)} = ${amount(start + own.sell)}`,
  ]
}

/** What raises the total by `sell`, to `total`. */
type Step = Item & { sell: number; total: number }

/** `before`: the steps below it; `total`: the height of all, in hundredths of the currency. */
type StairProps = { step: Step; before: readonly Step[]; total: number; currency: string }

/** Renders a step: as a bar for phones, and as a stair, which stands on what was in the basket before. */
function Stair({ step: { title, text, sell, total: after }, before, total, currency }: StairProps) {
  const [start] = before
  const base = start ? start.sell : sell
  return (
    <li data-part={start ? undefined : 'start'}>
      <b css={t.title5}>{amount(after)}</b>{' '}
      <small css={[t.text4, t.semibold, t.coral]} dir={start ? 'ltr' : undefined}>
        {start ? `+ ${amount(sell)}` : currency}
      </small>
      <svg
        data-part="bar"
        width="100%"
        height="12"
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        stroke="var(--coral)"
        aria-hidden="true"
      >
        <path d={`M0 .5h${base}`} stroke="var(--teal)" />
        {before.length > 1 && <path d={`M${base} .5H${after - sell}`} opacity={PALE} />}
        {start && <path d={`M${after - sell} .5h${sell}`} />}
      </svg>
      <svg width="100%" height={`${(sell / 100) * REM}rem`} aria-hidden="true">
        <rect width="100%" height="200%" rx="6" fill={start ? 'var(--coral)' : 'var(--teal)'} />
      </svg>
      <div>
        <div>
          <h3 css={t.text7}>{title}</h3>
          <p css={[t.text4, t.line5, t.muted]}>{text}</p>
        </div>
        <svg
          width="100%"
          height={`${((after - sell) / 100) * REM}rem`}
          viewBox={`0 0 1 ${after - sell}`}
          preserveAspectRatio="none"
          fill="var(--coral)"
          aria-hidden="true"
        >
          {before.map(part => (
            <rect
              key={part.title}
              width="1"
              y={after - sell - part.total + SEAM}
              height={part.sell - SEAM}
              {...(part === start ? { fill: 'var(--teal)' } : { opacity: PALE })}
            />
          ))}
        </svg>
      </div>
    </li>
  )
}
