import type { ReactNode } from 'react'
import type { Item } from '../../content/types'
import type { BookingFileWords } from './BookingFile'
import { HeaderPair } from './HeaderPair'
import { PARTS, START, shopOf } from './shop'
import * as s from './Vitrine.styles'
import type { B2cPicture } from './words'

type Props = { items: readonly Item[]; words: B2cPicture; file: BookingFileWords }

/** What the shop can do, as goods in its window: each stands on a board, under an awning of half suns. */
export function Vitrine({ items, words, file }: Props) {
  const goods = goodsOf(words, file)
  return (
    <ul css={s.vitrine}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <div aria-hidden="true">
            {index > 0 ? (
              <svg aria-hidden="true" viewBox={index < 3 ? '0 0 260 150' : '0 0 170 110'}>
                {goods[index - 1]}
              </svg>
            ) : (
              <HeaderPair words={words.storefront} />
            )}
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Of a part of the payment without its round ends, and from there to the next one: px. */
const [WIDTH, NEXT] = [36, 22]

/** In the order of the features: two as wide as 260, the others as 170. */
function goodsOf({ storefront, pricing: { example } }: B2cPicture, { entries }: BookingFileWords): ReactNode[] {
  return [
    // A bank card, and in front of it a payment in parts, the first of which is made.
    <g key="payment" fontSize="18" fill="var(--ink)">
      <rect x="26" width="208" height="120" rx="12" fill="var(--coral)" />
      <path d="M26 22h208v20H26z" fill="var(--on-coral)" />
      <rect y="60" width="260" height="102" rx="12" fill="var(--card)" />
      <text x="18" y="94">{`${storefront.texts[START.language].parts} `}</text>
      <text x="242" y="94" textAnchor="end">{`${shopOf(storefront, START).first} `}</text>
      <g strokeWidth="14" strokeLinecap="round">
        <path d={`M${25 + WIDTH} 121${`m${NEXT} 0h${WIDTH}`.repeat(PARTS - 1)}`} stroke="var(--line)" />
        <path d={`M25 121h${WIDTH}`} stroke="var(--teal)" />
      </g>
    </g>,
    // A price tag: net, markup, and what the traveller pays.
    <g key="price" fontSize="18" fill="var(--on-coral)">
      <path d="M0 162V44L44 0h204a12 12 0 0 1 12 12v150z" fill="var(--d1)" />
      <circle cx="38" cy="38" r="12" fill="var(--card)" />
      <path d="M0 138h260v24H0z" fill="var(--coral)" />
      <path d="M146 52h104v30H146z" fill="var(--coral-w)" />
      <text x="242" y="44" textAnchor="end">{`${example.net} `}</text>
      <text x="242" y="74" textAnchor="end" fill="var(--coral-t)" fontSize="22">{`${example.markup} `}</text>
      <text x="242" y="126" textAnchor="end" fontSize="27">{`${example.amount} `}</text>
    </g>,
    // One shop on three screens.
    [
      { x: 2, y: 8, width: 124, sun: 32 },
      { x: 84, y: 36, width: 56, sun: 20 },
      { x: 130, y: 62, width: 34, sun: 11 },
    ].map(({ x, y, width, sun }) => (
      <g key={x}>
        <rect x={x} y={y} width={width} height="120" rx="8" fill="var(--d4)" stroke="var(--sky)" strokeWidth="5" />
        <circle cx={x + width / 2} cy="110" r={sun} fill="var(--d1)" />
      </g>
    )),
    // The file of a traveller.
    <g key="file">
      <path d="M10 120V12a10 10 0 0 1 10-10h44l14 16h72a10 10 0 0 1 10 10v92z" fill="var(--d1)" />
      <rect x="24" y="34" width="122" height="90" rx="6" fill="var(--card)" />
      <circle cx="52" cy="62" r="14" fill="var(--teal)" />
      <path d="M30 110a22 22 0 0 1 44 0z" fill="var(--teal)" />
      <path d="M88 56h44M88 74h32M88 92h44" stroke="var(--field)" strokeWidth="5" />
    </g>,
    // The shop's mark among others on a phone.
    <g key="app">
      <rect x="46" y="5" width="78" height="130" rx="12" fill="var(--card)" stroke="var(--sky)" strokeWidth="5" />
      <path d="M99 18v21M71 47v21M99 47v21M71 76v21M99 76v21" stroke="var(--line)" strokeWidth="21" />
      <path d="M71 18v21" stroke="var(--teal)" strokeWidth="21" />
    </g>,
    // Sales of a week, and the margin in them.
    <g key="report" strokeWidth="24">
      <path d="M20 64v56M52 48v72M84 56v64M116 26v94M148 6v114" stroke="var(--d2)" />
      <path d="M20 96v24M52 91v29M84 94v26M116 85v35M148 79v41" stroke="var(--d4)" />
    </g>,
    // What happened to a booking.
    <g key="booking" fontSize="18" fill="var(--ink)">
      <rect x="4" width="162" height="130" rx="10" fill="var(--card)" />
      {entries.map(({ event, charged }, index) => (
        <g key={event}>
          <path d={`M36 ${20 + index * 25}h122`} stroke="var(--sand)" strokeWidth="19" />
          <circle cx="24" cy={20 + index * 25} r="7" fill={charged < 0 ? 'var(--coral)' : 'var(--teal)'} />
          <text x="42" y={26 + index * 25}>{`${event} `}</text>
        </g>
      ))}
    </g>,
  ]
}
