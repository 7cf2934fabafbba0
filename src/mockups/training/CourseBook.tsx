import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { amount } from '../kit/money'
import * as s from './CourseBook.styles'
import { solve, type Task } from './lesson'

/** The lines of a refund's calculation from top to bottom: what was paid, what is taken off, what is left. */
const SUM = ['sell', 'markup', 'fee', 'refund'] as const

export type BookWords = {
  /** The task whose figures the page uses, and the other fees of the rule, in hundredths. */
  task: Task
  fees: { change: number; noShow: number }
  /** The labels of the calculation's lines. */
  sum: Readonly<Record<(typeof SUM)[number], string>>
  left: { folio: string; page: string; title: string; rule: string; number: string; margin: string }
  right: { folio: string; page: string; title: string; sayTitle: string; say: string }
  /**
   * Each paragraph as the airline files it, and its meaning. `{fee}`, `{change}`, `{noShow}` and `{refund}` stand for sums,
   * here and in `margin` and `say`.
   */
  paragraphs: readonly { filed: string; means: string }[]
}

/** Two pages of a course: a fare rule as the airline files it, and what an agent makes of it. */
export function CourseBook({ words: { task, fees, sum, left, right, paragraphs } }: { words: BookWords }) {
  const figures: Readonly<Record<string, string>> = {
    ...solve(task).figures,
    change: amount(fees.change),
    noShow: amount(fees.noShow),
  }
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (name, figure: string) => figures[figure] ?? name)
  const letters = paragraphs.map((paragraph, index) => ({ ...paragraph, letter: String.fromCharCode(97 + index) }))
  return (
    <div css={s.lamp}>
      <ol css={[l.column, s.book]}>
        <li css={[l.stack, l.gap6, s.leaf, s.left]}>
          <p css={[l.ends, l.gap5, t.text2, t.muted, s.folio]}>
            <span>{left.folio}</span> <span>{left.page}</span>
          </p>
          <h3 css={[t.title4, t.line2, s.title]}>{left.title}</h3>
          {/* English in all editions: airlines file their rules in it. */}
          <div css={[l.column, s.rule]} lang="en" dir="ltr">
            <b css={[t.semibold, s.lettered]}>
              <span>{left.number}</span> {left.rule}
            </b>
            <ol css={l.column}>
              {letters.map(({ letter, filed }) => (
                <li css={s.lettered} key={letter}>
                  <span css={[l.middle, t.text2, s.letter]}>{letter}</span> <span>{filled(filed)}</span>
                </li>
              ))}
            </ol>
          </div>
          <div css={[l.row, t.coral, s.written]}>
            <p css={s.margin}>{filled(left.margin)}</p>
            <dl css={s.sum}>
              {SUM.map((part, place) => (
                <div css={[l.ends, l.gap6, part === 'refund' && s.total]} key={part}>
                  <dt>{sum[part]}</dt>{' '}
                  <dd css={[t.title6, t.line3, t.unbroken]} dir="ltr">
                    {filled(place === 1 || place === 2 ? `− {${part}}` : `{${part}}`)}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
        <li css={[l.stack, l.gap6, s.leaf, s.right]}>
          <p css={[l.ends, l.gap5, t.text2, t.muted, s.folio]}>
            <span>{right.folio}</span> <span>{right.page}</span>
          </p>
          <h3 css={[t.title4, t.line2, s.title]}>{right.title}</h3>
          <dl css={[l.column, l.gap5]}>
            {letters.map(({ letter, means }) => (
              <div css={s.lettered} key={letter}>
                <dt css={[l.middle, t.text2, s.letter]}>{letter}</dt> <dd>{filled(means)}</dd>
              </div>
            ))}
          </dl>
        </li>
        <li css={[l.stack, l.gap6, s.leaf, s.lower]}>
          <figure css={[l.column, s.say]}>
            <figcaption css={[t.text3, t.coral, t.medium]}>{right.sayTitle}</figcaption>
            <blockquote css={[t.text7, t.line3, t.even]}>{filled(right.say)}</blockquote>
          </figure>
        </li>
      </ol>
    </div>
  )
}
