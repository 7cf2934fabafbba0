import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { gap3, inline } from '../../theme/layout.styles'
import { line3, semibold, text5, text9 } from '../../theme/type.styles'
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
          <span css={k.quietEnd}>{booking}</span>
        </div>
        <div css={k.body}>
          <p css={[text9, line3, s.amount]}>{amount}</p>
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
        <p css={[inline, gap3, text5, semibold, s.paid]}>
          <Icon name="circle-check" />
          {paid}
        </p>
      </div>
    </Picture>
  )
}
