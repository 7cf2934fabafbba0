import { murjan } from './brand.styles'
import { type Shop, START, shopOf } from './shop'
import type { StorefrontWords } from './words'

const OTHER: Shop = { ...START, language: 'ar', currency: 'eur' }

/**
 * The head of one shop and its first package in two languages and two currencies, each from its own end. The lower one stands on
 * what cuts it off. Drawn by attributes: rules would have to come before the hero.
 */
export function HeaderPair({ words }: { words: StorefrontWords }) {
  return (
    <svg
      css={murjan}
      aria-hidden="true"
      height="100%"
      overflow="visible"
      viewBox="0 0 500 182"
      preserveAspectRatio="xMidYMax"
      fontSize="19"
      fill="var(--ink)"
    >
      {[START, OTHER].map((state, index) => {
        const { shop, booked, unit, dir } = shopOf(words, state)
        // Where a frame begins; where a line begins and ends, and which way from there.
        const [left, from, to, on] = index ? [40, 484, 56, -1] : [0, 16, 444, 1]
        // The font of the shop's Arabic comes with the shop in Arabic.
        const font = dir === 'rtl' ? 'sans-serif' : undefined
        return (
          <g
            key={state.language}
            transform={`translate(0 ${index * 94})`}
            lang={state.language}
            direction={dir}
            fontFamily={font}
          >
            <rect x={left} width="460" height="88" rx="13" fill="var(--card)" />
            <path d={`M${left} 44v-31a13 13 0 0 1 13-13h434a13 13 0 0 1 13 13v31z`} fill="var(--brand)" />
            <g fill="var(--on-brand)">
              <circle cx={from + 8 * on} cy="22" r="6" fill="none" stroke="var(--on-brand)" strokeWidth="5" />
              <text x={from + 26 * on} y="29" fontWeight="500">{`${shop} `}</text>
            </g>
            <text x={from} y="73">{`${booked.name} `}</text>
            <text x={to} y="73" textAnchor="end" fontWeight="500">{`${booked.price} ${unit} `}</text>
          </g>
        )
      })}
    </svg>
  )
}
