import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
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
    <p css={s.sum}>
      <small>{total}</small> <b css={t.line2}>{amount(chosen.total)}</b>
    </p>
  )
  return (
    <div css={s.flow} aria-hidden="true">
      <div css={l.stack}>
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
      <i css={t.teal}>
        <span>{same}</span>
      </i>{' '}
      <div css={[l.stack, s.payment]}>
        <p>{payment.title}</p>{' '}
        <p>
          {payment.card.label} <span>{payment.card.value}</span>
        </p>{' '}
        {sum}
      </div>
    </div>
  )
}

/** The looks of the cells of a row, by their place in it. */
const CELLS = [s.flight, undefined, undefined, s.sell]

/** The row of the flight that is close to its time limit, the last cell; the first row holds the names of the columns. */
const NEAR = 2

/** The table that an agent reads all day: a flight per row, one of them close to its time limit. */
export function DeskPiece({ desk }: { desk: DeskWords }) {
  return (
    <div css={s.desk} aria-hidden="true">
      {[desk.columns, ...deskRows(desk)].map((cells, row) => (
        <p css={[l.grid, l.gap2, row === NEAR && s.near]} key={cells[0]}>
          {cells.map((cell, place) => (
            <span css={[CELLS[place], row === NEAR && place === cells.length - 1 && t.coral]} key={cell}>
              {`${cell} `}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}
