import { murjan } from './brand.styles'
import { fitted, Name } from './Name'
import { shopOf, startOf } from './shop'
import { useShop } from './useShop'
import type { StorefrontWords } from './words'

/**
 * Renders the header of one shop and its booked package twice, in two languages with their reading directions and two
 * currencies. The lower one stands on the lower edge of the container. Styled by attributes, because CSS rules go into the
 * head and would delay the hero. Each header has a direction of its own, so none is mirrored.
 */
export function HeaderPair({ words }: { words: StorefrontWords }) {
  const [{ name }] = useShop(words)
  const start = startOf(words)
  const pair = [start, { ...start, language: start.language === 'ar' ? 'en' : 'ar', currency: 'eur' }] as const
  return (
    <svg
      css={murjan}
      aria-hidden="true"
      data-upright=""
      height="100%"
      overflow="visible"
      viewBox="0 0 466 174"
      preserveAspectRatio="xMidYMax"
      fontSize="19"
      fill="var(--ink)"
    >
      {pair.map((state, index) => {
        const { shop, booked, unit, dir } = shopOf(words, { ...state, name })
        // Where the text starts and ends, and its direction, 1 from left to right.
        const isArabic = state.language === 'ar'
        const [from, to, on] = isArabic ? [444, 16, -1] : [16, 444, 1]
        // The web font for Arabic is loaded only once the shop itself is in Arabic.
        const inFont = (text: string) => (isArabic && index ? <tspan fontFamily="sans-serif">{text}</tspan> : text)
        return (
          <g
            key={state.language}
            transform={index ? 'translate(0 90)' : undefined}
            lang={state.language}
            direction={dir}
            letterSpacing={isArabic ? 0 : undefined}
          >
            <rect width="460" height="84" rx="13" fill="var(--card)" />
            <path d="M0 44v-31a13 13 0 0 1 13-13h434a13 13 0 0 1 13 13v31z" fill="var(--brand)" />
            <g fill="var(--on-brand)">
              <circle cx={from + 8 * on} cy="22" r="6" fill="none" stroke="var(--on-brand)" strokeWidth="5" />
              <text ref={fitted(400)} x={from + 26 * on} y="29" fontWeight="500">
                {name ? <Name>{name}</Name> : inFont(`${shop} `)}
              </text>
            </g>
            <text x={from} y="70">
              {inFont(`${booked.name} `)}
            </text>
            <text x={to} y="70" textAnchor="end" fontWeight="500">
              {`${booked.price} `}
              {inFont(`${unit} `)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
