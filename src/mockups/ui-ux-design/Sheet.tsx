import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
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
  const fares = faresOf(board, words)
  return (
    <div css={[l.column, s.sheet]}>
      <Wireframe words={words} fares={fares} />
      <Finished words={words} fares={fares} />
      <ol css={[l.column, s.reasons]}>
        {words.reasons.map(({ name, text }, index) => (
          <li css={[l.stack, l.gap3]} key={name}>
            <span css={s.mark}>{index + 1}</span> <h3>{name}</h3> <p css={t.muted}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

type DrawingProps = { words: SheetWords; fares: ReturnType<typeof faresOf> }

/** The wireframe of the step, on a desk. */
function Wireframe({ words, fares }: DrawingProps) {
  const { label, deskMeasure, search, columns } = words
  const [fare, bag, change, refund, total] = columns
  return (
    <figure css={[l.column, l.gap5, s.drawing]} role="img" aria-label={label}>
      <p css={[l.inline, t.text2, t.teal, t.unbroken, s.measure]} aria-hidden="true">
        <span>{deskMeasure}</span>
      </p>
      <div css={[l.column, s.desk]} aria-hidden="true">
        <p css={t.drawn2}>{search}</p>
        <p css={[l.grid, t.muted, s.row, s.heads]}>
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
          <span css={t.atEnd}>
            {`${total} `}
            <span css={s.mark}>1</span>
          </span>
        </p>
        {fares.map(item => (
          <p css={[l.grid, s.row]} key={item.name}>
            <b css={s.fare}>{item.name}</b> <span css={[s.rule, s.bag]}>{item.bag}</span>{' '}
            <i css={s.rule}>{item.change}</i> <span css={s.rule}>{item.refund}</span>{' '}
            <b css={t.atEnd}>{amount(item.total)}</b>
          </p>
        ))}
      </div>
    </figure>
  )
}

/** The finished screen, on a phone. */
function Finished({ words, fares: [chosen, ...others] }: DrawingProps) {
  const { phoneMeasure, search, columns, choose, height } = words
  const [, bag, change, refund, total] = columns
  if (!chosen) return null
  return (
    <figure css={[l.column, l.gap5, s.drawing]} aria-hidden="true">
      <p css={[l.inline, t.text2, t.teal, t.unbroken, s.measure]}>
        <span>{phoneMeasure}</span>
      </p>
      <div css={[l.gap3, t.text3, t.line4, f.phone]}>
        <p css={[l.row, f.line, f.search]}>{search}</p>{' '}
        <div css={[f.fare, f.chosen]}>
          <p css={[l.row, f.line, f.total]}>
            <b>{chosen.name}</b> <small css={[t.text1, t.unbroken]}>{total}</small> <b>{amount(chosen.total)}</b>
          </p>
          <p css={[l.row, f.line]}>
            {bag} <span>{chosen.bag}</span>
          </p>
          <p css={[l.row, f.line]}>
            {change} <span>{chosen.change}</span>
          </p>
          <p css={[l.row, f.line]}>
            {refund} <span>{chosen.refund}</span>
          </p>
        </div>{' '}
        {others.map(item => (
          <p css={[l.row, f.line, f.fare]} key={item.name}>
            <b>{item.name}</b> <i css={[t.teal, t.unbroken, f.bag]}>{item.bag}</i> <b>{amount(item.total)}</b>
          </p>
        ))}{' '}
        <p css={[l.row, t.text5, f.fare, f.thumb]}>
          {`${choose} `}
          <span css={s.mark}>4</span> <small css={[t.text1, t.teal, t.unbroken]}>{height}</small>
        </p>
      </div>
    </figure>
  )
}
