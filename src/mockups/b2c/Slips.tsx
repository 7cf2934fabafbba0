import { START as LEFT, Slip, SlipLine } from '../kit/slip'
import { PARTS, START, shopOf } from './shop'
import type { PricingWords, StorefrontWords } from './words'

/** Of a part of the payment, and to the next one: px. */
const [WIDTH, STEP] = [120, 127]

/** A payment in parts, the first of which is made. */
export function PartsSlip({ words }: { words: StorefrontWords }) {
  return (
    <Slip>
      <SlipLine y={30} name={words.texts[START.language].parts} value={shopOf(words, START).first} />
      {Array.from({ length: PARTS }, (_, part) => (
        <rect
          key={part}
          x={LEFT + part * STEP}
          y="46"
          width={WIDTH}
          height="14"
          rx="7"
          fill={part ? 'var(--line)' : 'var(--teal)'}
        />
      ))}
    </Slip>
  )
}

/** From the net price to the selling price, in a line. */
export function PriceSlip({ words: { example } }: { words: PricingWords }) {
  return (
    <Slip>
      <text x={LEFT} y="27" fontSize="17" fill="var(--ink2)">{`${example.name} `}</text>
      <text x={LEFT} y="57" fontSize="24" letterSpacing="-.03em">
        {example.net} <tspan fill="var(--coral-t)">{example.markup}</tspan>
        {` = ${example.amount} `}
      </text>
    </Slip>
  )
}
