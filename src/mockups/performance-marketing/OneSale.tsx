import { Row } from '../../theme/Row'
import { amount } from '../kit/money'
import { figuresOf } from './ceiling'
import * as s from './OneSale.styles'
import { partsOf, type SaleParts } from './sale'
import type { CampaignsWords, OneSaleWords } from './words'

const PARTS: readonly (keyof SaleParts)[] = ['net', 'fee', 'refunds', 'ad', 'left']

/** Of the drawing, in its own units: a bar of the whole price, and below it one of all but the net rate. */
const WIDTH = 1000
const BAR = 72
const HEIGHT = 200

/** One booking of the first channel: what was typed, shown and sold, and where its price goes. */
export function OneSale({
  label,
  words,
  campaigns,
}: {
  label: string
  words: OneSaleWords
  campaigns: CampaignsWords
}) {
  const [channel] = figuresOf(campaigns.channels, 0).channels
  if (!channel) return null
  const { price, stops, parts, sold } = words
  const sale = partsOf({ price, fee: words.fee, refunds: words.refunds, margin: channel.margin, ad: channel.cost })
  const money = (hundredths: number) => `${campaigns.currency} ${amount(hundredths)}`
  return (
    <div css={s.sale}>
      <Row label={label}>
        <ol css={s.stops}>
          {stops.map(({ name, text }) => (
            <li key={name}>
              <small>{name}</small>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Row>
      <p css={s.sold}>
        {sold} <b>{money(price)}</b>
      </p>
      <Bars price={price} parts={sale} />
      <dl css={s.parts}>
        {PARTS.map(part => (
          <div key={part} data-part={part}>
            <dt>{parts[part].name}</dt>
            <dd>
              <b>{money(sale[part])}</b> <small>{parts[part].text}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The price as a bar of two, and what is not the net rate as a bar of four below it. */
function Bars({ price, parts }: { price: number; parts: SaleParts }) {
  const rest = price - parts.net
  const cut = Math.round((parts.net / price) * WIDTH)
  let from = 0
  return (
    <svg css={s.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${cut} ${BAR}H${WIDTH}V${HEIGHT - BAR}H0z`} />
      <rect data-part="net" width={cut} height={BAR} />
      <rect data-part="rest" x={cut} width={WIDTH - cut} height={BAR} />
      {PARTS.slice(1).map(part => {
        const x = from
        from += (parts[part] / rest) * WIDTH
        return (
          <rect
            key={part}
            data-part={part}
            x={Math.round(x)}
            y={HEIGHT - BAR}
            width={Math.round(from) - Math.round(x)}
            height={BAR}
          />
        )
      })}
    </svg>
  )
}
