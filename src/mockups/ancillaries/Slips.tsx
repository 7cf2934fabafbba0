import { DrawnText } from '../kit/drawn'
import { amount, inCurrency } from '../kit/money'
import { END, Slip, START } from '../kit/slip'
import type { AncillariesPicture } from './words'

/** Renders a baggage tag with the bag's price. */
export function BagSlip({ words: { currency, extras } }: { words: AncillariesPicture['extras'] }) {
  const bag = extras.find(({ id }) => id === 'bag')
  return (
    bag && (
      <Slip radius={36} size={24}>
        <circle cx="32" cy="36" r="10" fill="var(--sand)" />
        <DrawnText x="56" y="33">{`${bag.name} `}</DrawnText>
        <DrawnText x="56" y="55" fontSize=".8em" fill="var(--ink2)">{`${bag.text} `}</DrawnText>
        <DrawnText {...END} y="43" fontWeight="500">{`${inCurrency(currency, amount(bag.sell))} `}</DrawnText>
      </Slip>
    )
  )
}

/** Renders a message with a document in it, and the two ticks of a message that was read. */
export function MessageSlip({ words: { ticket, extras } }: { words: AncillariesPicture }) {
  return (
    <Slip ground="var(--teal-w)">
      <DrawnText x={START} y="33" fontSize="24">{`${ticket} `}</DrawnText>
      <DrawnText x={START} y="59" fontSize="17" fill="var(--ink2)">{`${extras.moment.booking} `}</DrawnText>
      <svg
        aria-hidden="true"
        x={END.x}
        y="22"
        width="40"
        height="30"
        overflow="visible"
        fill="none"
        stroke="var(--teal-t)"
        strokeWidth="3"
      >
        <path data-part="tick" d="m-57 15 9 9 16-18M-39 23l1 1 16-18" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </Slip>
  )
}
