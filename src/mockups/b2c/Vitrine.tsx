import type { ReactNode } from 'react'
import type { Item } from '../../content/types'
import * as l from '../../theme/layout.styles'
import { coralWash } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { DrawnText } from '../kit/drawn'
import type { BookingFileWords } from './BookingFile'
import { HeaderPair } from './HeaderPair'
import { PARTS, shopOf, startOf } from './shop'
import * as s from './Vitrine.styles'
import type { B2cPicture } from './words'

type Props = { items: readonly Item[]; words: B2cPicture; file: BookingFileWords }

/** The size of a good: the first three are larger than the others. */
const sizeOf = (index: number) => (index === 0 ? 'widest' : index < 3 ? 'wide' : undefined)

/** Renders the features of the shop as goods in its window: each stands on a board, under an awning of half suns. */
export function Vitrine({ items, words, file }: Props) {
  const goods = goodsOf(words, file)
  return (
    <ul css={[l.column, s.vitrine]}>
      {items.map(({ title, text }, index) => (
        <li key={title} data-size={sizeOf(index)}>
          <div css={[l.grid, l.clipped, coralWash]} aria-hidden="true">
            {index > 0 ? (
              <svg
                aria-hidden="true"
                viewBox={sizeOf(index) ? '0 0 260 150' : '0 0 170 110'}
                preserveAspectRatio="xMidYMax"
              >
                {goods[index - 1]}
              </svg>
            ) : (
              <HeaderPair words={words.storefront} />
            )}
          </div>
          <h3 css={t.text6}>{title}</h3>
          <p css={[t.text5, t.line4, t.muted]}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Length of a part of the payment without its round caps, and the gap to the next part, in units of the drawing. */
const [WIDTH, NEXT] = [36, 22]

/** Returns the drawings of the features after the first, in their order: the first two are 260 wide, the others 170. */
function goodsOf({ storefront, pricing: { example } }: B2cPicture, { entries }: BookingFileWords): ReactNode[] {
  return [
    // A bank card, and in front of it a payment in parts, the first of which is paid.
    <g key="payment" fontSize="18" fill="var(--ink)">
      <rect x="26" width="208" height="120" rx="12" fill="var(--coral)" />
      <path d="M26 22h208v20H26z" fill="var(--on-coral)" />
      <rect y="60" width="260" height="90" rx="12" fill="var(--card)" />
      <DrawnText x="18" y="94">{`${storefront.texts[storefront.start].parts} `}</DrawnText>
      <DrawnText x="242" y="94" textAnchor="end">{`${shopOf(storefront, startOf(storefront)).first} `}</DrawnText>
      <g strokeWidth="14" strokeLinecap="round">
        <path d={`M${25 + WIDTH} 121${`m${NEXT} 0h${WIDTH}`.repeat(PARTS - 1)}`} stroke="var(--line)" />
        <path d={`M25 121h${WIDTH}`} stroke="var(--teal)" />
      </g>
    </g>,
    // A price tag: net, markup, and what the traveller pays.
    <g key="price" fontSize="18" fill="var(--on-coral)">
      <path d="M0 150V44L44 0h216v150z" fill="var(--d1)" />
      <circle cx="38" cy="38" r="12" fill="var(--coral-w)" />
      <path d="M0 138h260v12H0z" fill="var(--coral)" />
      <DrawnText x="242" y="44" textAnchor="end">{`${example.net} `}</DrawnText>
      <DrawnText x="242" y="74" textAnchor="end" fill="var(--d4)" fontSize="22">{`${example.markup} `}</DrawnText>
      <DrawnText x="242" y="126" textAnchor="end" fontSize="27">{`${example.amount} `}</DrawnText>
    </g>,
    // One shop on three screens.
    [
      { x: 2, y: 2, width: 130, sun: 30 },
      { x: 90, y: 34, width: 52, sun: 18 },
      { x: 134, y: 60, width: 34, sun: 11 },
    ].map(({ x, y, width, sun }) => (
      <g key={x} stroke="var(--coral-w)" strokeWidth="4">
        <path d={`M${x} ${y}h${width}V110h-${width}z`} fill="var(--d4)" />
        <path d={`M${x} ${y}h${width}v18h-${width}z`} fill="var(--own, var(--teal))" />
        <circle cx={x + width / 2} cy="110" r={sun} fill="var(--d1)" stroke="none" />
      </g>
    )),
    // The file of a traveller.
    <g key="file">
      <path d="M2 110V4h58l14 16h94v90z" fill="var(--d1)" />
      <path d="M18 36h134v60H18z" fill="var(--card)" />
      <path d="M46 64a11 11 0 1 1 1 0M27 88a19 19 0 0 1 38 0z" fill="var(--teal)" />
      <path d="M84 52h52M84 66h36M84 80h52" stroke="var(--line)" strokeWidth="6" />
    </g>,
    // The shop's icon among others, on the phones of two makers.
    [2, 98].map(x => (
      <g key={x}>
        <rect x={x} y="2" width="70" height="108" rx="10" fill="var(--card)" stroke="var(--field)" />
        <path d={`M${x + 24} 16v62m22-62v62`} stroke="var(--line)" strokeWidth="16" strokeDasharray="16 7" />
        <path d={`M${x + 24} 16v16`} stroke="var(--own, var(--teal))" strokeWidth="16" />
      </g>
    )),
    // The sales of a week, and the margin in them.
    <g key="report" strokeWidth="20">
      <path d="M2 2h166v108H2z" fill="var(--card)" />
      <path d="M27 64v46M56 50v60M85 57v53M114 32v78M143 16v94" stroke="var(--d1)" />
      <path d="M27 90v20M56 85v25M85 88v22M114 80v30M143 74v36" stroke="var(--coral)" />
    </g>,
    // What happened to a booking.
    <g key="booking" fontSize="18" fill="var(--ink)">
      <path d="M2 2h166v108H2z" fill="var(--card)" />
      {entries.map(({ event, charged }, index) => (
        <g key={event}>
          <circle cx="24" cy={20 + index * 25} r="7" fill={charged < 0 ? 'var(--coral)' : 'var(--teal)'} />
          <DrawnText x="42" y={26 + index * 25}>{`${event} `}</DrawnText>
        </g>
      ))}
    </g>,
  ]
}
