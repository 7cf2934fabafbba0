import { amount } from '../kit/money'
import { AIRY, START as LEFT, Slip, SlipLine, Ticket } from '../kit/slip'
import type { BookingFileWords } from './BookingFile'
import { PARTS, START, shopOf } from './shop'
import type { PricingWords, StorefrontWords } from './words'

/** Of a part of the payment, and to the next one: px. */
const [WIDTH, STEP] = [120, 127]

/** A payment in parts, the first of which is made. */
export function PartsSlip({ words }: { words: StorefrontWords }) {
  return (
    <Slip height={AIRY}>
      <SlipLine y={31} name={words.texts[START.language].parts} value={shopOf(words, START).first} />
      {Array.from({ length: PARTS }, (_, part) => (
        <rect
          key={part}
          x={LEFT + part * STEP}
          y="47"
          width={WIDTH}
          height="14"
          rx="7"
          fill={part ? 'var(--line)' : 'var(--teal)'}
        />
      ))}
    </Slip>
  )
}

type FareProps = { words: StorefrontWords; file: BookingFileWords }

/** The fare of the booking's flight, which is what its client has paid for in the end, as the shop lists it. */
export function FareTicket({ words: { fare, texts }, file: { entries } }: FareProps) {
  return (
    <Ticket>
      <path d="M12 0A12 12 0 0 0 0 12V52A12 12 0 0 0 12 64z" fill="var(--teal)" />
      <SlipLine y={29} name={fare.from} value={amount(entries.reduce((sum, { paid }) => sum + paid, 0))} />
      <path d="M66 23h26" stroke="var(--field)" strokeWidth="2" strokeDasharray="4 4" />
      <circle cx="96" cy="23" r="5" fill="var(--coral)" />
      <text x="108" y="29">{`${fare.to} `}</text>
      <g fontSize="14" fill="var(--ink2)">
        <SlipLine y={50} name={fare.times} value={texts[START.language].units[START.currency]} />
      </g>
    </Ticket>
  )
}

/** From the net price to the selling price, in a line. */
export function PriceSlip({ words: { example } }: { words: PricingWords }) {
  return (
    <Slip height={AIRY}>
      <text x={LEFT} y="28" fontSize="17" fill="var(--ink2)">{`${example.name} `}</text>
      <text x={LEFT} y="60" fontSize="24" letterSpacing="-.03em">
        {example.net} <tspan fill="var(--coral-t)">{example.markup}</tspan>
        {` = ${example.amount} `}
      </text>
    </Slip>
  )
}
