import { Icon } from '../../theme/Icon'
import { Art, Field, Meter, Picture, Segments } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Ancillaries.styles'
import type { EditorWords, ExtrasWords, MoneyWords, SalesWords } from './words'

/** Below this, in per cent of the best seller's revenue, an add-on's sales ask for attention. */
const LOW = 20

const seatStates: Record<string, string> = { c: 'priced', x: 'taken', e: 'chosen' }

/** The seat map, what else goes on the booking, and an add-on that only the operator sells. */
export function Extras({ words }: { words: ExtrasWords }) {
  const { label, title, price, extras, addOn } = words
  return (
    <Picture label={label}>
      <div css={s.desk}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="armchair" />
            <span css={k.grow}>{title}</span> <b>{price}</b>
          </div>
          <Cabin words={words} />
        </div>
        <div css={s.extras}>
          <div css={k.bar}>
            {`${extras.title} `}
            <span css={k.quietEnd}>{extras.booking}</span>
          </div>
          {extras.items.map(({ icon, name, text, price }) => (
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
              <b>{extras.total}</b>
            </span>{' '}
            <span css={k.coralPress}>{extras.action}</span>
          </div>
        </div>
        <div css={s.addOn}>
          <p>
            <span css={k.coralMonogram}>
              <Icon name="users" />
            </span>
            <span>
              <b>{addOn.name}</b> <small>{addOn.text}</small>
            </span>
          </p>
          <div css={s.money}>
            <Money {...addOn.money} />
          </div>
          <Segments {...addOn.terms} />
        </div>
      </div>
    </Picture>
  )
}

/** The cabin from its nose: the letters of the seats, then zones of rows, which are counted through. */
function Cabin({ words: { letters, zones, seat: chosen } }: { words: ExtrasWords }) {
  let row = 0
  return (
    <div css={s.cabin}>
      <div css={s.fuselage}>
        <div>
          {Array.from(letters, letter => (
            <span key={letter}>{`${letter} `}</span>
          ))}
        </div>
        {zones.map(({ name, price, rows }, zone) => [
          <p key={zone}>
            {`${name} `}
            <b>{price}</b>
          </p>,
          ...rows.map(seats => {
            row += 1
            return (
              <div key={row}>
                {Array.from(`${seats.slice(0, 3)} ${seats.slice(3)}`, (seat, column) =>
                  seat === ' ' ? (
                    <span key={column}>{` ${row} `}</span>
                  ) : (
                    <i key={column} data-state={seatStates[seat]}>
                      {seat === 'e' ? chosen : null}
                    </i>
                  ),
                )}
              </div>
            )
          }),
        ])}
      </div>
    </div>
  )
}

function Money({ net, sell, margin }: MoneyWords) {
  return (
    <>
      <Field {...net} />
      <Field {...sell} />
      <Field {...margin} state="margin" />
    </>
  )
}

export function AddOnEditor({ words: { name, money, terms, action } }: { words: EditorWords }) {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={s.field}>
          <small>{name.label}</small> <span>{name.value}</span>
        </div>
        <div css={s.fields}>
          <Money {...money} />
        </div>
        <div css={s.publish}>
          <Segments {...terms} />
          <span css={k.coralPress}>{action}</span>
        </div>
      </div>
    </Art>
  )
}

export function AddOnSales({ words: { month, sold, currency, items } }: { words: SalesWords }) {
  return (
    <Art tone="dusk">
      <div css={k.window}>
        <div css={s.sale}>
          <small>{month}</small> <small>{sold}</small> <small>{currency}</small>
        </div>
        {items.map(({ name, sold, revenue, share }) => (
          <div css={s.sale} key={name}>
            <span>
              {name}
              <Meter value={share} hot={share < LOW} />
            </span>{' '}
            <b>{sold}</b> <b>{revenue}</b>
          </div>
        ))}
      </div>
    </Art>
  )
}
