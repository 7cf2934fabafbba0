import type { Item } from '../../content/types'
import { useSite } from '../../page'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { DrawnText } from '../kit/drawn'
import { amount, whole } from '../kit/money'
import * as s from './FirstAddOn.styles'
import type { AncillariesPicture, EditorWords, SalesWords } from './words'

type Props = { label: string; items: Readonly<Record<'addOn' | 'sales', Item>>; words: AncillariesPicture }

/** Renders how an add-on was priced, and beside it what the add-ons brought in. */
export function FirstAddOn({ label, items: { addOn, sales }, words }: Props) {
  return (
    <ul css={[l.column, l.relative, l.bleed, s.halves]} aria-label={label}>
      <li css={[l.column, l.gap1, s.half, s.price]}>
        <h3 css={t.title5}>{addOn.title}</h3>
        <p css={[t.text5, t.line4]}>{addOn.text}</p>
        <PriceBar words={words.editor} />
      </li>
      <li css={[l.column, l.gap1, s.half, s.sales]}>
        <h3 css={t.title5}>{sales.title}</h3>
        <p css={[t.text5, t.line4]}>{sales.text}</p>
        <Month words={words.sales} />
      </li>
    </ul>
  )
}

/**
 * Renders the net price and the margin of an add-on as parts of its sell price. Styled by attributes, because CSS rules go
 * into the head and would delay the hero.
 */
function PriceBar({ words: { name, text, net, sell, currency, money, terms, published } }: { words: EditorWords }) {
  const { comma } = useSite().labels
  const share = `${(100 * net) / sell}%`
  return (
    <svg aria-hidden="true" width="100%" height="151" fontSize="14" letterSpacing="-.01em" fill="var(--on-coral)">
      <DrawnText y="18" fontSize="19" fontWeight="500">{`${name} `}</DrawnText>
      <DrawnText x="100%" y="18" textAnchor="end">{`${terms} `}</DrawnText>
      <rect y="29" width={share} height="52" />
      <rect y="29" x={share} width={`${100 - (100 * net) / sell}%`} height="52" fill="var(--coral)" />
      <g fill="var(--d0)">
        <DrawnText x="12" y="47">{`${money.net}${comma}${currency} `}</DrawnText>
        <DrawnText x="12" y="73" fontSize="27">{`${amount(net)} `}</DrawnText>
      </g>
      <DrawnText x={share} dx="12" y="47">{`${money.margin} `}</DrawnText>
      <DrawnText x={share} dx="12" y="73" fontSize="27">{`${amount(sell - net)} `}</DrawnText>
      <DrawnText y="102">{`${text} `}</DrawnText>
      <DrawnText y="150">{`${published} `}</DrawnText>
      <g textAnchor="end">
        <DrawnText x="100%" y="100">{`${money.sell} `}</DrawnText>
        <DrawnText x="100%" y="130" fontSize="30" fontWeight="500">{`${amount(sell)} `}</DrawnText>
      </g>
    </svg>
  )
}

/** Units sold, in per cent of the best seller's, below which an add-on's bar is highlighted. */
const LOW = 20

/** Distance from one add-on to the next, in px, and where the bars begin, in px, and end. */
const [LINE, FROM, TO] = [29, 124, '70%']

function Month({ words: { month, sold, currency, items } }: { words: SalesWords }) {
  const best = Math.max(...items.map(({ sold }) => sold))
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={14 + items.length * LINE}
      fontSize="14"
      letterSpacing="-.01em"
      fill="currentColor"
    >
      <DrawnText y="11">{`${month} `}</DrawnText>
      <DrawnText x="80%" y="11" textAnchor="end">{`${sold} `}</DrawnText>
      <DrawnText x="100%" y="11" textAnchor="end">{`${currency} `}</DrawnText>
      {items.map(({ name, sold, sell }, index) => {
        const share = Math.round((100 * sold) / best)
        const y = 37 + index * LINE
        return (
          <g key={name} fontSize="15" strokeWidth="14">
            <DrawnText y={y}>{`${name} `}</DrawnText>
            <line x1={FROM} x2={TO} y1={y - 5} y2={y - 5} stroke="var(--d4)" />
            <line
              x1={FROM}
              x2={TO}
              y1={y - 5}
              y2={y - 5}
              stroke={share < LOW ? 'var(--d2)' : 'var(--d0)'}
              pathLength="100"
              strokeDasharray={`${share} 101`}
            />
            <DrawnText data-part="sold" x="80%" y={y} textAnchor="end">{`${sold} `}</DrawnText>
            <DrawnText data-part="sum" x="100%" y={y} textAnchor="end" fontSize="18" fontWeight="500">
              {`${whole(sold * sell)} `}
            </DrawnText>
          </g>
        )
      })}
    </svg>
  )
}
