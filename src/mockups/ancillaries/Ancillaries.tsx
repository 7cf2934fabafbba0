// The pictures of the two cards: an add-on as it was set up, and what add-ons brought in.
import { tag, tealTag } from '../../theme/base.styles'
import { Art, Field, Meter } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { amount } from '../kit/money'
import * as s from './Ancillaries.styles'
import type { EditorWords, SalesWords } from './words'

/** Below this, in per cent of the best seller's revenue, an add-on's sales ask for attention. */
const LOW = 20

export function AddOnEditor({ words }: { words: EditorWords }) {
  const { name, text, net, sell, currency, money, terms, published } = words
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={s.addOn}>
          <span>
            <b>{name}</b> <small>{text}</small>
          </span>{' '}
          <span css={tag}>{terms}</span>
        </div>
        <div css={s.money}>
          <Field label={`${money.net}, ${currency}`} value={amount(net)} />
          <Field label={money.sell} value={amount(sell)} />
          <Field label={money.margin} value={amount(sell - net)} state="kept" />
        </div>
        <div css={k.row}>
          <span css={tealTag}>{published}</span>
        </div>
      </div>
    </Art>
  )
}

export function AddOnSales({ words: { month, sold, currency, items } }: { words: SalesWords }) {
  const best = Math.max(...items.map(({ sold, sell }) => sold * sell))
  return (
    <Art tone="dusk">
      <div css={k.window}>
        <div css={s.sale}>
          <small>{month}</small> <small>{sold}</small> <small>{currency}</small>
        </div>
        {items.map(({ name, sold, sell }) => {
          const revenue = sold * sell
          const share = Math.round((100 * revenue) / best)
          return (
            <div css={s.sale} key={name}>
              <span>
                {name}
                <Meter value={share} hot={share < LOW} />
              </span>{' '}
              <b>{sold}</b> <b>{whole(revenue)}</b>
            </div>
          )
        })}
      </div>
    </Art>
  )
}

/** A sum in hundredths, in whole units. */
const whole = (hundredths: number) => Math.round(hundredths / 100).toLocaleString('en')
