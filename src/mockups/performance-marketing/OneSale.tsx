import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { DrawnText } from '../kit/drawn'
import { amount, inCurrency } from '../kit/money'
import { figuresOf } from './ceiling'
import * as s from './OneSale.styles'
import { partsOf, type SaleParts } from './sale'
import type { CampaignsWords, OneSaleWords } from './words'

const PARTS: readonly (keyof SaleParts)[] = ['net', 'fee', 'refunds', 'ad', 'left']

/** The height of a bar in per cent of the drawing: one bar is the whole price, the one below it all but the net rate. */
const BAR = 36

/** A part wider than this, in per cent of the width, carries its name and sum; the others have their name above. */
const ROOMY = 30

/** The baseline of these names, in per cent of the height. */
const LINE = 58

/** One booking of the first channel: what was typed, what was shown, what was sold, and where its price goes. */
export function OneSale({ words, campaigns }: { words: OneSaleWords; campaigns: CampaignsWords }) {
  const [channel] = figuresOf(campaigns.channels, 0).channels
  if (!channel) return null
  const { price, stops, parts, gross, sold } = words
  const sale = partsOf({ price, fee: words.fee, refunds: words.refunds, margin: channel.margin, ad: channel.cost })
  const money = (hundredths: number) => inCurrency(campaigns.currency, amount(hundredths))
  return (
    <div css={[l.column, s.sale]}>
      <ol css={[l.column, l.gap6, s.stops]}>
        {stops.map(({ name, text }) => (
          <li key={name}>
            <small css={[t.text3, t.muted]}>{name}</small>
            <p css={[t.title5, t.line3]}>{text}</p>
          </li>
        ))}
      </ol>
      <p css={[l.wrapping, t.muted, t.ledeSize, s.sold]}>
        <span>
          {sold} <b>{money(price)}</b>
        </span>{' '}
        <span>
          {gross} <b>{amount(price - sale.net)}</b>
        </span>
      </p>
      <Bars price={price} parts={sale} names={parts} />
      <dl css={[l.column, s.parts]}>
        {PARTS.map(part => (
          <div key={part} data-part={part}>
            <dt css={[t.text3, t.muted]}>{parts[part].name}</dt>
            <dd>
              <b css={t.unbroken}>{money(sale[part])}</b>{' '}
              <small css={[t.text3, t.line4, t.muted, t.even]}>{parts[part].text}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type BarsProps = { price: number; parts: SaleParts; names: OneSaleWords['parts'] }

/**
 * The price as a bar of two parts; below, all but the net rate as a bar of four. Sized in per cent, so corners stay round.
 */
function Bars({ price, parts, names }: BarsProps) {
  const rest = price - parts.net
  const cut = share(parts.net, price)
  let from = 0
  return (
    <svg css={s.bars} aria-hidden="true">
      <linearGradient id="one-sale" x2="0" y2="1">
        <stop stopOpacity={0.5} />
        <stop offset="1" stopOpacity={0.25} />
      </linearGradient>
      <svg y={`${BAR}%`} height={`${100 - 2 * BAR}%`} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${cut} 0C${cut} 1 50 .8 0 .86V1H100V0z`} />
      </svg>
      <Segment part="net" x={0} width={cut} y={0} name={names.net.name} sum={parts.net} />
      <Segment part="rest" x={cut} width={100 - cut} y={0} />
      {PARTS.slice(1).map(part => {
        const x = from
        from = +(from + share(parts[part], rest)).toFixed(2)
        const { name } = names[part]
        return <Segment key={part} part={part} x={x} width={from - x} y={100 - BAR} name={name} sum={parts[part]} />
      })}
    </svg>
  )
}

const share = (part: number, whole: number) => Math.round((part / whole) * 10000) / 100

type SegmentProps = {
  part: string
  x: number
  width: number
  y: number
  name?: string
  sum?: number
}

/** A part of a bar, with its name and sum inside where they fit on phones too, otherwise with its name above. */
function Segment({ part, x, width, y, name, sum = 0 }: SegmentProps) {
  return (
    <g data-part={part}>
      <rect x={`${x}%`} y={`${y}%`} width={`${+width.toFixed(2)}%`} height={`${BAR}%`} rx="12" />
      {name !== undefined && width <= ROOMY && (
        <DrawnText x={`${x + 0.2}%`} y={`${LINE}%`}>
          {`${name} `}
        </DrawnText>
      )}
      {width > ROOMY && (
        <svg x={`${x}%`} y={`${y}%`} width={`${+width.toFixed(2)}%`} height={`${BAR}%`} aria-hidden="true">
          <DrawnText x="16" y="50%" dy=".35em">
            {`${name} `}
            <tspan>{`${amount(sum)} `}</tspan>
          </DrawnText>
        </svg>
      )}
    </g>
  )
}
