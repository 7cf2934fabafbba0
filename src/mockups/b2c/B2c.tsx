import { Fragment } from 'react'
import { chips } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Art, Field, Picture, Price, Segments, Switch, Tags } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './B2c.styles'
import * as p from './Phone.styles'
import type { PricingWords, ShopSettingsWords, StorefrontWords } from './words'

/** The operator's shop on a desktop, and its checkout on a phone in front. */
export function Storefront({ words }: { words: StorefrontWords }) {
  return (
    <Picture label={words.label}>
      <div css={s.shop}>
        <Desktop words={words} />
        <Phone words={words.phone} />
      </div>
    </Picture>
  )
}

function Desktop({ words }: { words: StorefrontWords }) {
  const { address, shop, products, languages, currencies, query, search, packages, currency } = words
  return (
    <div css={s.desktop}>
      <div css={s.address}>
        <i />
        <i />
        <i />
        <span>{address}</span>
      </div>
      <div css={s.masthead}>
        <b>{shop}</b>{' '}
        {products.options.map((product, index) => (
          <i key={product} data-state={index === products.chosen ? 'chosen' : undefined}>{`${product} `}</i>
        ))}
        <Segments {...languages} />
        <div>
          <Segments {...currencies} />
        </div>
      </div>
      <div css={s.query}>
        {query.map(field => (
          <Field key={field.label} {...field} />
        ))}
        <span css={k.press}>{search}</span>
      </div>
      <ul css={s.packages}>
        {packages.map(({ name, text, price, sky, chosen }) => (
          <li key={name} data-sky={sky} data-state={chosen && 'chosen'}>
            <i />
            <p>
              <b>{name}</b> <small>{text}</small>
            </p>
            <p>
              <b>{price}</b> <small>{currency}</small>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Phone({ words: { time, trip, price, ways, pay } }: { words: StorefrontWords['phone'] }) {
  return (
    <div css={p.phone}>
      <div css={p.status}>
        {time}
        <i />
      </div>
      <div css={s.cover} />
      <div css={p.trip}>
        <span>
          <b>{trip.name}</b> <small>{trip.text}</small>
        </span>{' '}
        <Price {...price} />
      </div>
      {ways.map(({ icon, name, text, chosen }) => (
        <div css={chosen ? p.chosenWay : p.way} key={name}>
          <Icon name={icon} />
          <b>{name}</b> <span css={k.quietEnd}>{text}</span>
        </div>
      ))}
      <span css={p.pay}>{pay}</span>
    </div>
  )
}

export function PricingRules({ words: { head, rules, example } }: { words: PricingWords }) {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={s.rules}>
          {head.map(name => (
            <small key={name}>{`${name} `}</small>
          ))}
          {rules.map(({ product, channel, season, markup, changed }) => (
            <Fragment key={product}>
              <span>{`${product} `}</span>
              <span>{`${channel} `}</span>
              <span>{`${season} `}</span>
              <b data-state={changed && 'changed'}>{`${markup} `}</b>
            </Fragment>
          ))}
        </div>
        <div css={s.example}>
          <span css={k.grow}>
            {`${example.name} `}
            <small>{example.text}</small>
          </span>{' '}
          <b>{example.amount}</b>
        </div>
      </div>
    </Art>
  )
}

export function ShopSettings({ words: { languages, currencies, payments } }: { words: ShopSettingsWords }) {
  return (
    <Art tone="teal">
      <div css={k.window}>
        {[languages, currencies].map(({ name, tags }) => (
          <div css={s.setting} key={name}>
            {name}
            <div css={chips}>
              <Tags {...tags} />
            </div>
          </div>
        ))}
        {payments.map(({ name, on }) => (
          <div css={k.row} key={name}>
            <span css={k.grow}>{name}</span>
            <Switch on={on} />
          </div>
        ))}
      </div>
    </Art>
  )
}
