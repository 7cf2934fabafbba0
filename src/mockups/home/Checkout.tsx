import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Checkout.styles'
import type { CheckoutWords } from './words'

export function Checkout({ words }: { words: CheckoutWords }) {
  const { label, title, booking, amount, trip, card, wallet, gateway, parts, paid } = words
  return (
    <Picture label={label}>
      <div css={k.pane}>
        <div css={k.bar}>
          {`${title} `}
          <span css={[k.quiet, k.end]}>{booking}</span>
        </div>
        <div css={k.body}>
          <p css={[t.text9, t.line3, s.amount]}>{amount}</p>
          <p css={k.quiet}>{trip}</p>
        </div>
        <div css={k.selectedRow}>
          <Icon name="credit-card" />
          <span css={k.grow}>
            <b>{card.name}</b> <small>{card.text}</small>
          </span>{' '}
          <span css={tealTag}>{card.tag}</span>
        </div>
        <div css={k.row}>
          <Icon name="wallet" />
          <b>{wallet}</b>
        </div>
        <div css={k.row}>
          <Icon name="landmark" />
          <b>{gateway}</b>
        </div>
        <div css={k.row}>
          <Icon name="calendar-clock" />
          <span css={k.grow}>
            <b>{parts.name}</b> <small>{parts.text}</small>
          </span>
        </div>
        <p css={[l.inline, l.gap3, t.text5, t.semibold, s.paid]}>
          <Icon name="circle-check" />
          {paid}
        </p>
      </div>
    </Picture>
  )
}
