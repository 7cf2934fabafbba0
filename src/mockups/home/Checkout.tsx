import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Checkout.styles'

// PLACEHOLDER: the invented booking of the product picture
export function Checkout() {
  return (
    <Picture label="Product preview: a checkout with card, wallet, a local gateway and pay in four">
      <div css={k.window}>
        <div css={k.bar}>
          Checkout <span css={k.quietEnd}>Booking QF-20418</span>
        </div>
        <div css={k.body}>
          <p css={s.amount}>AED 2,340.00</p>
          <p css={k.quiet}>Istanbul, 4 nights, 2 adults</p>
        </div>
        <div css={k.selectedRow}>
          <Icon name="credit-card" />
          <span css={k.grow}>
            <b>Card ending 4821</b> <small>3D Secure verified</small>
          </span>{' '}
          <span css={tealTag}>PCI</span>
        </div>
        <div css={k.row}>
          <Icon name="wallet" />
          <b>Wallet</b>
        </div>
        <div css={k.row}>
          <Icon name="landmark" />
          <b>Local gateway</b>
        </div>
        <div css={k.row}>
          <Icon name="split" />
          <span css={k.grow}>
            <b>Pay in 4</b> <small>AED 585 today, then monthly</small>
          </span>
        </div>
        <div css={k.body}>
          <p css={s.pay}>Pay AED 2,340.00</p>
        </div>
      </div>
    </Picture>
  )
}
