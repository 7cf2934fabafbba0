import { DrawnText } from '../kit/drawn'
import { amount } from '../kit/money'
import { SlipLine } from '../kit/slip'
import type { BookingFileWords } from './BookingFile'
import { murjan } from './brand.styles'
import { fitted, Name } from './Name'
import { startOf } from './shop'
import { useShop } from './useShop'
import type { StorefrontWords } from './words'

/** Height of the band with the visitor's name, and its distance from the sides, in px. */
const [BAND, INSET] = [28, 22]

type FareProps = { words: StorefrontWords; file: BookingFileWords }

/**
 * Renders the flight of the booking file as the shop lists it. Its fare is the sum of the client's payments, because the
 * flight is all that the client has kept. The visitor's own name stands on its upper edge.
 */
export function FareTicket({ words, file: { entries } }: FareProps) {
  const { fare, texts } = words
  const { language, currency } = startOf(words)
  const [{ name }] = useShop(words)
  return (
    <svg css={murjan} aria-hidden="true" width="100%" height="64" overflow="visible" fontSize="19" fill="var(--ink)">
      {name && (
        <g fill="var(--on-brand)">
          <rect y={-BAND} width="100%" height="64" rx="12" fill="var(--brand)" />
          <DrawnText
            ref={fitted(drawing => drawing.clientWidth - 2 * INSET)}
            x={INSET}
            y="-8"
            fontSize="15"
            fontWeight="500"
          >
            <Name>{name}</Name>
          </DrawnText>
        </g>
      )}
      <rect width="100%" height="64" rx="12" fill="var(--card)" />
      <path d="M10 18v28" stroke="var(--own, var(--teal))" strokeWidth="5" />
      <SlipLine y={29} name={fare.from} value={amount(entries.reduce((sum, { paid }) => sum + paid, 0))} />
      <path d="M66 23h26" stroke="var(--field)" strokeWidth="2" strokeDasharray="4 4" />
      <circle cx="96" cy="23" r="5" fill="var(--coral)" />
      <DrawnText x="108" y="29">{`${fare.to} `}</DrawnText>
      <g fontSize="14" fill="var(--ink2)">
        <SlipLine y={50} name={fare.times} value={texts[language].units[currency]} />
      </g>
    </svg>
  )
}
