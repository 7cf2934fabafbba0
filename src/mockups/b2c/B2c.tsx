import { chips, tag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import type { IconName } from '../../theme/icons'
import { Art, Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './B2c.styles'

// PLACEHOLDER: an invented shop: the packages, prices, rules and settings of the three pictures
const shop = 'Marhaba Trips'
const packages = [
  { name: 'Istanbul, 4 nights', text: 'Direct flight, old town, BB', price: '589' },
  { name: 'Cairo, 3 nights', text: 'Direct flight, Nile view, HB', price: '412' },
  { name: 'Tbilisi, 5 nights', text: 'Direct flight, centre, BB', price: '655' },
]

/** The operator's shop on a desktop, and its checkout on a phone in front. */
export function Storefront() {
  return (
    <Picture label="Product preview: an online travel shop with flight and hotel packages in euros on a desktop, and on a phone the checkout of four nights in Istanbul in dirhams, paid by card, wallet or in four parts, in English or Arabic">
      <div css={s.shop}>
        <div css={s.desktop}>
          <div css={s.address}>
            <i />
            <i />
            <i />
            <span>marhaba-trips.example</span>
          </div>
          <div css={s.masthead}>
            <b>{shop}</b> <span>Flights</span> <span>Hotels</span> <em>Packages</em> <span>Tours</span>{' '}
            <span>Visa</span> <span>eSIM</span>
            <div css={k.segments}>
              <b>EN</b> <span>AR</span>
            </div>
            <div css={k.segments}>
              <span>AED</span> <b>EUR</b>
            </div>
          </div>
          <div css={s.query}>
            <span>
              <small>From</small> Dubai
            </span>{' '}
            <span>
              <small>To</small> Anywhere
            </span>{' '}
            <span>
              <small>Dates</small> 12 to 16 Mar
            </span>{' '}
            <span>
              <small>Travellers</small> 2 adults
            </span>{' '}
            <span css={k.press}>Search</span>
          </div>
          <ul css={s.packages}>
            {packages.map(({ name, text, price }) => (
              <li key={name}>
                <i />
                <p>
                  <b>{name}</b> <small>{text}</small>
                </p>
                <p>
                  <b>{price}</b> <small>EUR</small>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div css={s.phone}>
          <div css={s.status}>
            9:41
            <i />
          </div>
          <div css={s.cover} />
          <div css={s.trip}>
            <span>
              <b>Istanbul, 4 nights</b> <small>12 to 16 Mar, 2 adults</small>
            </span>{' '}
            <span css={k.price}>
              2,340 <small>AED</small>
            </span>
          </div>
          <Way icon="credit-card" name="Card" text="3D Secure" />
          <Way icon="wallet" name="Wallet" text="One tap" />
          <Way icon="split" name="Pay in 4" text="585 today" chosen /> <span css={s.pay}>Pay AED 585</span>
        </div>
      </div>
    </Picture>
  )
}

function Way({ icon, name, text, chosen = false }: { icon: IconName; name: string; text: string; chosen?: boolean }) {
  return (
    <div css={chosen ? s.chosenWay : s.way}>
      <Icon name={icon} />
      <b>{name}</b> <span css={k.quietEnd}>{text}</span>
    </div>
  )
}

export function PricingRules() {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={s.rules}>
          <small>Product</small> <small>Channel</small> <small>Season</small> <small>Markup</small> <span>Flights</span>{' '}
          <span>App</span> <span>Summer</span> <em>+ 45</em> <span>Hotels</span> <span>Website</span>{' '}
          <span>All year</span> <b>+ 11%</b> <span>Packages</span> <span>All</span> <span>March</span> <b>+ 8%</b>
        </div>
        <div css={s.example}>
          <span css={k.grow}>
            Istanbul, 4 nights <small>Net 2,166.67 + 8%</small>
          </span>{' '}
          <b>AED 2,340.00</b>
        </div>
      </div>
    </Art>
  )
}

export function ShopSettings() {
  return (
    <Art tone="teal">
      <div css={k.window}>
        <div css={s.setting}>
          Languages
          <div css={chips}>
            <span css={tealTag}>EN</span> <span css={tealTag}>AR</span> <span css={tag}>FR</span>{' '}
            <span css={tag}>TR</span>
          </div>
        </div>
        <div css={s.setting}>
          Currencies
          <div css={chips}>
            <span css={tealTag}>AED</span> <span css={tealTag}>EUR</span> <span css={tealTag}>SAR</span>{' '}
            <span css={tag}>USD</span>
          </div>
        </div>
        <Payment name="Cards, 3D Secure" on />
        <Payment name="Wallet" on />
        <Payment name="Pay in 4" on />
      </div>
    </Art>
  )
}

function Payment({ name, on = false }: { name: string; on?: boolean }) {
  return (
    <div css={k.row}>
      <span css={k.grow}>{name}</span>
      <span css={on ? k.switchOn : k.switchOff} />
    </div>
  )
}
