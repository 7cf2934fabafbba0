import { amount, percentOf } from '../kit/money'
import type { SheetWords } from './Sheet'
import type { BoardWords, DeskWords } from './words'

/** The fares of the board with the rules of the sheet, each with the total that a traveller with a bag pays, in hundredths. */
export function faresOf(board: BoardWords, { rules }: SheetWords) {
  return board.fares.items.map(({ name, price }, index) => {
    const { bag, change = '', refund = '' } = rules[index] ?? {}
    return {
      name,
      bag: bag ?? `+ ${amount(board.bagPrice)}`,
      change,
      refund,
      total: bag ? price : price + board.bagPrice,
    }
  })
}

/** The rows of an agent's desk as they are written: net + markup = sell in each. */
export function deskRows({ percent, rows }: DeskWords) {
  return rows.map(({ flight, net, office, until }) => {
    const markup = percentOf(percent, net)
    return [flight, amount(net), amount(markup), amount(net + markup), office, until]
  })
}
