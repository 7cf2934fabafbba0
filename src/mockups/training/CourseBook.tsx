import { column, ends, gap5, gap6, middle, row, stack } from '../../theme/layout.styles'
import {
  coral,
  even,
  line2,
  line3,
  medium,
  muted,
  semibold,
  text2,
  text3,
  text7,
  title4,
} from '../../theme/type.styles'
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
      <ol css={[column, s.book]}>
        <li css={[stack, gap6, s.leaf, s.left]}>
          <p css={[ends, gap5, text2, muted, s.folio]}>
            <span>{left.folio}</span> <span>{left.page}</span>
          </p>
          <h3 css={[title4, line2, s.title]}>{left.title}</h3>
          {/* English in all editions: airlines file their rules in it. */}
          <div css={[column, s.rule]} lang="en" dir="ltr">
            <b css={[semibold, s.lettered]}>
              <span>{left.number}</span> {left.rule}
            </b>
            <ol css={column}>
              {letters.map(({ letter, filed }) => (
                <li css={s.lettered} key={letter}>
                  <span css={[middle, text2, s.letter]}>{letter}</span> <span>{filled(filed)}</span>
                </li>
              ))}
            </ol>
          </div>
          <div css={[row, s.written]}>
            <p css={s.margin}>{filled(left.margin)}</p>
            <dl css={s.sum}>
              {SUM.map((part, place) => (
                <div css={[part === 'refund' && s.total]} key={part}>
                  <dt>{sum[part]}</dt>{' '}
                  <dd dir="ltr">{filled(place === 1 || place === 2 ? `− {${part}}` : `{${part}}`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
        <li css={[stack, gap6, s.leaf, s.right]}>
          <p css={[ends, gap5, text2, muted, s.folio]}>
            <span>{right.folio}</span> <span>{right.page}</span>
          </p>
          <h3 css={[title4, line2, s.title]}>{right.title}</h3>
          <dl css={[column, gap5]}>
            {letters.map(({ letter, means }) => (
              <div css={s.lettered} key={letter}>
                <dt css={[middle, text2, s.letter]}>{letter}</dt> <dd>{filled(means)}</dd>
              </div>
            ))}
          </dl>
        </li>
        <li css={[stack, gap6, s.leaf, s.lower]}>
          <figure css={[column, s.say]}>
            <figcaption css={[text3, coral, medium]}>{right.sayTitle}</figcaption>
            <blockquote css={[text7, line3, even]}>{filled(right.say)}</blockquote>
          </figure>
        </li>
      </ol>
    </div>
  )
}
