import { stack } from '../../theme/layout.styles'
import { amount } from '../kit/money'
import type { Entry } from '../kit/words'
import * as f from './Finished.styles'
import { faresOf } from './fares'
import * as s from './Sheet.styles'
import type { BoardWords } from './words'

export type SheetWords = {
  /** What the drawings show, in a sentence. */
  label: string
  deskMeasure: string
  phoneMeasure: string
  search: string
  /** Fare, bag, change, refund, total. */
  columns: readonly [string, string, string, string, string]
  /** The rules of the board's fares, in their order, as words. A fare without `bag` charges extra for the bag. */
  rules: readonly { bag?: string; change: string; refund: string }[]
  choose: string
  /** The height of the button that `choose` labels. */
  height: string
  /** The numbers of the first four are on the drawings. */
  reasons: readonly Entry[]
}

/** The redrawn step: its wireframe and, at the same scale, a finished screen, with numbers and the reasons for them. */
export function Sheet({ words, board }: { words: SheetWords; board: BoardWords }) {
  const { label, deskMeasure, phoneMeasure, search, columns, choose, height, reasons } = words
  const fares = faresOf(board, words)
  const [fare, bag, change, refund, total] = columns
  const [chosen, ...others] = fares
  return (
    <div css={s.sheet}>
      <figure css={s.drawing} role="img" aria-label={label}>
        <p css={s.measure} aria-hidden="true">
          <span>{deskMeasure}</span>
        </p>
        <div css={s.desk} aria-hidden="true">
          <p css={s.search}>{search}</p>
          <p css={[s.row, s.heads]}>
            <span css={s.fare}>{fare}</span>{' '}
            <span css={[s.rule, s.bag]}>
              {`${bag} `}
              <span css={s.mark}>2</span>
            </span>{' '}
            <i css={s.rule}>{change}</i>{' '}
            <span css={s.rule}>
              {`${refund} `}
              <span css={s.mark}>3</span>
            </span>{' '}
            <span css={s.total}>
              {`${total} `}
              <span css={s.mark}>1</span>
            </span>
          </p>
          {fares.map(row => (
            <p css={s.row} key={row.name}>
              <b css={s.fare}>{row.name}</b> <span css={[s.rule, s.bag]}>{row.bag}</span>{' '}
              <i css={s.rule}>{row.change}</i> <span css={s.rule}>{row.refund}</span>{' '}
              <b css={s.total}>{amount(row.total)}</b>
            </p>
          ))}
        </div>
      </figure>
      {chosen && (
        <figure css={s.drawing} aria-hidden="true">
          <p css={s.measure}>
            <span>{phoneMeasure}</span>
          </p>
          <div css={f.phone}>
            <p css={f.search}>{search}</p>{' '}
            <div css={[f.fare, f.chosen]}>
              <p css={f.total}>
                <b>{chosen.name}</b> <small>{total}</small> <b>{amount(chosen.total)}</b>
              </p>
              <p>
                {bag} <span>{chosen.bag}</span>
              </p>
              <p>
                {change} <span>{chosen.change}</span>
              </p>
              <p>
                {refund} <span>{chosen.refund}</span>
              </p>
            </div>{' '}
            {others.map(row => (
              <p css={f.fare} key={row.name}>
                <b>{row.name}</b> <i>{row.bag}</i> <b>{amount(row.total)}</b>
              </p>
            ))}{' '}
            <p css={[f.fare, f.thumb]}>
              {`${choose} `}
              <span css={s.mark}>4</span> <small>{height}</small>
            </p>
          </div>
        </figure>
      )}
      <ol css={s.reasons}>
        {reasons.map(({ name, text }, index) => (
          <li css={stack} key={name}>
            <span css={s.mark}>{index + 1}</span> <h3>{name}</h3> <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
