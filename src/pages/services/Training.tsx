import type { ReactNode } from 'react'
import type { Category, Heading, Statistic } from '../../content/types'
import { COUNTER } from '../../mockups/training/Counter'
import { type BookWords, CourseBook } from '../../mockups/training/CourseBook'
import { FORMATS } from '../../mockups/training/Formats'
import { CoursePath } from '../../mockups/training/Training'
import type { TrainingPicture } from '../../mockups/training/words'
import { lengthOf, numberIn } from '../../number'
import { Categories } from '../../sections/Categories'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { fitted } from '../../sections/Statistics.styles'
import { Steps } from '../../sections/Steps'
import { Stories } from '../../sections/Stories'
import { type Course, Timetable } from '../../sections/Timetable'
import { FigureLink } from '../../theme/FigureLink'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { across, centred } from './Heads.styles'
import { type Listing, Practice, type PracticeContent } from './Practice'
import * as s from './Training.styles'

export const sky = 'dawn'
export const hue = 'amber'

export type TrainingContent = PracticeContent & {
  services: Listing<Course> & { week: string }
  categories: Listing<Category>
  picture: TrainingPicture
  book: Heading & { words: BookWords }
}

export function View(content: TrainingContent) {
  const { picture, book, services, categories, process, stories } = content
  return (
    <Practice
      content={content}
      sky={sky}
      shape="programme"
      hour="evening"
      ending="evening"
      cases={stories && <Stories items={stories.items} look={s.exercises} />}
      figures={<Report items={content.statistics} />}
      process={
        <div css={[across, s.counter]}>
          <Head {...process} />
          <Steps steps={process.steps} shape="programme" art={COUNTER} />
        </div>
      }
      picture={<CoursePath words={picture.course} />}
      services={
        <>
          <Head {...services} />
          <Timetable week={services.week} items={services.items} />
        </>
      }
      categories={
        <>
          <Head {...categories} form="even" />
          <Categories items={categories.items} look={[l.grid, l.gap6, s.lessons]} art={FORMATS} />
        </>
      }
      own={
        <Section id="book" ground="sand" low>
          <div css={[across, centred, s.read]}>
            <Head {...book} />
            <CourseBook words={book.words} />
          </div>
        </Section>
      }
    />
  )
}

/** Returns the path of the upper half of a circle on the horizon, by its radius. It begins where its figure does. */
const half = (r: number) => `M${190 - r} 190a${r} ${r} 0 0 1 ${2 * r} 0`

/** The rows of a hill of shops, from the bottom up, each as a share of all shops. */
const ROWS = [0.28, 0.24, 0.2, 0.16, 0.12]

/** Height of the bar after growth, in user units. */
const HIGH = 180

/** Shops for which the hill has room, and the growth in per cent beyond which the bar before is too low to be seen. */
const MOST = { shops: 100, growth: 1000 }

/** Returns the path of `count` equal shapes side by side. */
const row = (count: number, start: number, y: number, shape: string) =>
  `M${start - count * 13} ${y}${Array(count).fill(shape).join('m26 0')}`

/**
 * Draws each figure: agencies as shops on a hill, a share as an unfinished course, a growth as bars before and after. What
 * cannot be drawn has no drawing.
 */
const DRAWN: readonly ((count: number) => ReactNode)[] = [
  agencies =>
    agencies <= MOST.shops &&
    ROWS.map((part, floor) => {
      const [count, y] = [Math.round(agencies * part), 190 - 35 * floor]
      return (
        <g key={part} stroke="none">
          <path data-part="shops" d={row(count, 205, y, 'h16v-18h-16z')} />
          <path d={row(count, 202, y - 18, 'h22l-4-12h-14z')} />
        </g>
      )
    }),
  share =>
    share <= 100 && (
      <>
        <path data-part="track" d={half(168.5) + half(125.5)} />
        <path data-part="done" d={half(147)} pathLength="100" strokeDasharray={`${share} 100`} />
        <path d={half(100)} stroke="none" />
      </>
    ),
  growth => {
    if (!(growth <= MOST.growth)) return false
    const before = +(HIGH / (1 + growth / 100)).toFixed(1)
    return (
      <g stroke="none">
        <path d={`M215 190v${-HIGH}h165v${HIGH}z`} fill="var(--teal)" />
        <path d={`M20 190v${-before}h165v${before}zm195 0v${-before}h165v${before}z`} />
      </g>
    )
  },
]

/** Shows the figures, those at the beginning below a drawing. */
function Report({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={[l.grid, fitted, s.report]}>
      {items.map(({ id, value, label, description }, place) => {
        const drawing = DRAWN[place]?.(numberIn(value))
        return (
          <li css={[l.grid, t.line4]} key={label} {...lengthOf(value)}>
            <div css={l.stack}>
              <strong css={t.line2}>{value}</strong> <span>{label}</span>{' '}
              <small css={[t.drawn2, t.muted]}>
                <FigureLink id={id}>{description}</FigureLink>
              </small>
            </div>
            {drawing && (
              <svg viewBox="20 0 400 190" aria-hidden="true">
                {drawing}
              </svg>
            )}
          </li>
        )
      })}
    </ul>
  )
}
