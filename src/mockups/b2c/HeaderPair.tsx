import { type Shop, START, shopOf } from './shop'
import type { StorefrontWords } from './words'

const OTHER: Shop = { ...START, language: 'ar', currency: 'eur' }

/**
 * The head of one shop and its first package in two languages and two currencies, each from its own end, and the lower one
 * cut off by the card. Drawn by attributes: rules would have to come before the hero.
 */
export function HeaderPair({ words }: { words: StorefrontWords }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 244" fontSize="22" fill="var(--ink)">
      {[START, OTHER].map((state, index) => {
        const { shop, booked, unit, dir } = shopOf(words, state)
        const { products } = words.texts[state.language]
        // Where a line begins and ends, and which way from there.
        const [from, to, on] = index ? [618, 72, -1] : [22, 568, 1]
        return (
          <g key={state.language} transform={`translate(0 ${index * 128})`} lang={state.language} direction={dir}>
            <rect x={index ? 50 : 0} width="590" height="112" rx="16" fill="var(--card)" />
            <path d={`M${index ? 50 : 0} 56v-40a16 16 0 0 1 16-16h558a16 16 0 0 1 16 16v40z`} fill="var(--teal-t)" />
            <g fill="var(--card)">
              <circle cx={from + 10 * on} cy="28" r="7" fill="none" stroke="var(--card)" strokeWidth="6" />
              <text x={from + 32 * on} y="36" fontWeight="500">{`${shop} `}</text>
              <text x={to} y="36" textAnchor="end">{`${products.options[products.chosen]} `}</text>
            </g>
            <text x={from} y="92">{`${booked.name} `}</text>
            <text x={to} y="92" textAnchor="end" fontWeight="500">{`${booked.price} ${unit} `}</text>
          </g>
        )
      })}
    </svg>
  )
}
