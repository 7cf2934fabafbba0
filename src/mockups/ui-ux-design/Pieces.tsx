import { amount } from '../kit/money'
import { deskRows, faresOf } from './fares'
import * as s from './Pieces.styles'
import type { SheetWords } from './Sheet'
import type { BoardWords, DeskWords } from './words'

/** The full price before the card form: a fare with its bag and its refund rule, and the same total where it is paid. */
export function FlowPiece({ board, sheet }: { board: BoardWords; sheet: SheetWords }) {
  const { fares, bag, payment, same } = board
  const [, , , refund, total] = sheet.columns
  const [chosen] = faresOf(board, sheet)
  if (!chosen) return null
  const sum = (
    <p>
      <small>{total}</small> <b>{amount(chosen.total)}</b>
    </p>
  )
  return (
    <div css={s.flow} aria-hidden="true">
      <div>
        <p>{fares.title}</p>{' '}
        <p>
          {chosen.name} <span>{amount(fares.items[0].price)}</span>
        </p>{' '}
        <p>
          {bag} <span>{chosen.bag}</span>
        </p>{' '}
        <p>
          {refund} <span>{chosen.refund}</span>
        </p>{' '}
        {sum}
      </div>
      <i>
        <span>{same}</span>
      </i>{' '}
      <div>
        <p>{payment.title}</p>{' '}
        <p>
          {payment.card.label} <span>{payment.card.value}</span>
        </p>{' '}
        {sum}
      </div>
    </div>
  )
}

/** The table that an agent reads all day: a flight per row, one of them close to its time limit. */
export function DeskPiece({ desk }: { desk: DeskWords }) {
  return (
    <div css={s.desk} aria-hidden="true">
      {[desk.columns, ...deskRows(desk)].map(cells => (
        <p key={cells[0]}>
          {cells.map(cell => (
            <span key={cell}>{`${cell} `}</span>
          ))}
        </p>
      ))}
    </div>
  )
}
