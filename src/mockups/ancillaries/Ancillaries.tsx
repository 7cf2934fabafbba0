import { Icon } from '../../theme/Icon'
import type { IconName } from '../../theme/icons'
import { Art, Meter, Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Ancillaries.styles'

// Seats by row, the aisle after the third: standard (.), dearer (c), taken (x), chosen (e).
const zones = [
  { name: 'Front', price: 'USD 32', rows: ['ccxccx', 'xccxcc'] },
  { name: 'Standard', price: 'USD 18', rows: ['..xx..', '.x..e.', 'xx...x'] },
  { name: 'Extra legroom', price: 'USD 28', rows: ['cxxccc'] },
  { name: 'Standard', price: 'USD 18', rows: ['...xx.', '.xx...', 'x..x..', '..x.x.'] },
]

// PLACEHOLDER: the extras on an invented booking, and the add-ons of the three pictures
const extras: { icon: IconName; name: string; text: string; price: string }[] = [
  { icon: 'armchair', name: 'Seat 4E', text: 'Standard', price: '18.00' },
  { icon: 'package', name: 'Bag, 23 kg', text: 'One piece', price: '35.00' },
  { icon: 'smartphone-nfc', name: 'eSIM, 5 GB', text: '15 days', price: '9.00' },
  { icon: 'shield', name: 'Travel insurance', text: '2 to 9 Jun', price: '14.00' },
  { icon: 'smartphone', name: 'Documents', text: 'By WhatsApp', price: 'Free' },
]

/** The seat map, what else goes on the booking, and an add-on that only the operator sells. */
export function Extras() {
  let row = 0
  return (
    <Picture label="Product preview: a cabin seat map with priced zones and seat 4E chosen, a list of extras on the booking with a bag, an eSIM, insurance and documents by WhatsApp, and the operator's own add-on Meet and greet, optional, with net and sell price">
      <div css={s.desk}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="armchair" />
            <span css={k.grow}>Seat 4E</span> <b>+ USD 18</b>
          </div>
          <div css={s.cabin}>
            <div css={s.fuselage}>
              <div>
                {Array.from('ABC DEF', letter => (
                  <span key={letter}>{`${letter} `}</span>
                ))}
              </div>
              {zones.map(({ name, price, rows }, zone) => [
                <p key={zone}>
                  {name} <b>{price}</b>
                </p>,
                ...rows.map(seats => {
                  row += 1
                  return (
                    <div key={row}>
                      {Array.from(`${seats.slice(0, 3)} ${seats.slice(3)}`, (seat, column) => {
                        // A seat's kind is its element: fewer bytes than a class on each.
                        if (seat === ' ') return <span key={column}>{` ${row} `}</span>
                        if (seat === 'c') return <em key={column} />
                        if (seat === 'x') return <u key={column} />
                        return seat === 'e' ? <b key={column}>4E</b> : <i key={column} />
                      })}
                    </div>
                  )
                }),
              ])}
            </div>
          </div>
        </div>
        <div css={s.extras}>
          <div css={k.bar}>
            Extras <span css={k.quietEnd}>PNR QX7L2M</span>
          </div>
          {extras.map(({ icon, name, text, price }) => (
            <div css={s.extra} key={name}>
              <span css={k.tealMonogram}>
                <Icon name={icon} />
              </span>
              <span css={k.grow}>
                <b>{name}</b> <small>{text}</small>
              </span>{' '}
              <b>{price}</b>
            </div>
          ))}
          <div css={s.total}>
            <span css={k.grow}>
              <b>USD 76.00</b>
            </span>{' '}
            <span css={k.coralPress}>Add to booking</span>
          </div>
        </div>
        <div css={s.addOn}>
          <p>
            <span css={k.coralMonogram}>
              <Icon name="users" />
            </span>
            <span>
              <b>Meet and greet</b> <small>Your own add-on in Cairo</small>
            </span>
          </p>
          <div css={s.money}>
            <span>
              <small>Net</small> <b>22.00</b>
            </span>{' '}
            <span>
              <small>Sell</small> <b>35.00</b>
            </span>{' '}
            <span>
              <small>Margin</small> <b>13.00</b>
            </span>
          </div>
          <div css={k.segments}>
            <b>Optional</b> <span>Mandatory</span>
          </div>
        </div>
      </div>
    </Picture>
  )
}

export function AddOnEditor() {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={s.field}>
          <small>Add-on</small> <span>Airport transfer, Cairo</span>
        </div>
        <div css={s.fields}>
          <span>
            <small>Net</small> 18.00
          </span>{' '}
          <span>
            <small>Sell</small> 28.00
          </span>{' '}
          <span>
            <small>Margin</small> 10.00
          </span>
        </div>
        <div css={s.publish}>
          <div css={k.segments}>
            <b>Optional</b> <span>Mandatory</span>
          </div>
          <span css={k.coralPress}>Publish</span>
        </div>
      </div>
    </Art>
  )
}

// PLACEHOLDER: invented sales of the picture: units at their price, and the share of the best seller's revenue
const sales = [
  { name: 'Meet and greet', sold: 64, revenue: '2,240', share: 100 },
  { name: 'Airport transfer', sold: 41, revenue: '1,148', share: 51 },
  { name: 'Priority check-in', sold: 38, revenue: '570', share: 25 },
  { name: 'Nile dinner', sold: 9, revenue: '405', share: 18 },
]

export function AddOnSales() {
  return (
    <Art tone="dusk">
      <div css={k.window}>
        <div css={s.sale}>
          <small>June</small> <small>Sold</small> <small>USD</small>
        </div>
        {sales.map(({ name, sold, revenue, share }) => (
          <div css={s.sale} key={name}>
            <span>
              {name}
              <Meter value={share} hot={share < 20} />
            </span>{' '}
            <b>{sold}</b> <b>{revenue}</b>
          </div>
        ))}
      </div>
    </Art>
  )
}
