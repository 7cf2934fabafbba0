import { amount, percentOf } from '../kit/money'
import type { SheetWords } from './Sheet'
import type { BoardWords, DeskWords } from './words'

/** Returns the board's fares with the sheet's rules, each with the total for a traveller with a bag, in hundredths. */
export function faresOf(board: BoardWords, { rules }: SheetWords) {
  return board.fares.items.map(({ name, price }, index) => {
    const { bag, change = '', refund = '' } = rules[index] ?? {}
    return {
      name,
      bag: bag ?? `\u200e+ ${amount(board.bagPrice)}`,
      change,
      refund,
      total: bag ? price : price + board.bagPrice,
    }
  })
}

/** Returns the rows of an agent's desk, formatted; in each, net + markup = sell. */
export function deskRows({ percent, rows }: DeskWords) {
  return rows.map(({ flight, net, office, until }) => {
    const markup = percentOf(percent, net)
    return [flight, amount(net), amount(markup), amount(net + markup), office, until]
  })
}
