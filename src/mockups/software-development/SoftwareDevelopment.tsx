import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './SoftwareDevelopment.styles'

// PLACEHOLDER: invented fares of invented carriers, as three kinds of supplier answer them
const sources = [
  { name: 'GDS', access: 'PCC 4K2B', format: 'EDIFACT', raw: "MON+B:1098.00:USD\n   +T:1182.00:USD'" },
  { name: 'NDC', access: 'Airline NJ', format: 'XML', raw: '<TotalAmount CurCode="USD"\n>1104.00</TotalAmount>' },
  { name: 'LCC', access: 'Airline LV', format: 'JSON', raw: '{ "curr": "USD",\n  "fareMinor": 86100 }' },
]
const offers = [
  { source: 'GDS', carrier: 'GL', net: '1182.00', markup: '47.28', sell: '1229.28' },
  { source: 'NDC', carrier: 'NJ', net: '1104.00', markup: '66.24', sell: '1170.24' },
  { source: 'LCC', carrier: 'LV', net: '861.00', markup: '45.00', sell: '906.00' },
]

/** One API call: three sources answer in their own formats, the caller gets one shape. */
export function OneShape() {
  return (
    <Picture label="Product preview: one API request whose answers from a GDS, an NDC airline and a low-cost carrier come back in one shape with net, markup and sell price, and an uptime chart of the last 30 days">
      <div css={s.stack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="code" />
            <span css={k.grow}>POST /v1/offers</span> <span css={tealTag}>200 OK</span>
          </div>
          <pre css={s.request} dir="ltr">
            {'{ '}
            <b>"from"</b>: <em>"CAI"</em>, <b>"to"</b>: <em>"DXB"</em>, <b>"pax"</b>: 2{' }'}
          </pre>
          <div css={s.merge}>
            <div>
              {sources.map(({ name, access, format, raw }) => (
                <div css={s.source} key={name}>
                  <p>
                    <b>{name}</b> <small>{access}</small> <small>{format}</small>
                  </p>
                  <pre dir="ltr">{raw}</pre>
                </div>
              ))}
            </div>
            <svg viewBox="0 0 10 6" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 1C6 1 4 3 10 3M0 3H10M0 5C6 5 4 3 10 3" />
            </svg>{' '}
            <Offers />
          </div>
          <div css={k.legend}>
            <span>
              <Icon name="plug" />3 sources
            </span>{' '}
            <span>
              <Icon name="layers" />
              One shape
            </span>{' '}
            <span>
              <Icon name="shield" />
              Signed
            </span>
          </div>
        </div>
        <div css={k.window}>
          <div css={s.uptime}>
            <p>
              <b>99.9% uptime</b> <small>Last 30 days</small>
            </p>
            <svg viewBox="0 0 297 24" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 12H297" />
              <path d="M180 12h7" />
            </svg>{' '}
            <small>Day 19: one supplier slow, the others answered</small>
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Offers() {
  return (
    <pre css={s.shape} dir="ltr">
      {'{ '}
      <b>"offers"</b>: [
      {offers.map(({ source, carrier, net, markup, sell }, index) => (
        <span key={source}>
          {'\n  { '}
          <b>"source"</b>: <em>"{source}"</em>, <b>"carrier"</b>: <em>"{carrier}"</em>,{'\n    '}
          <b>"net"</b>: {net}, <b>"markup"</b>: {markup},{'\n    '}
          <b>"sell"</b>: {sell} {index < offers.length - 1 ? '},' : '}'}
        </span>
      ))}
      {'\n] }'}
    </pre>
  )
}
