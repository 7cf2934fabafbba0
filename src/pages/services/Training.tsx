import type { ReactNode } from 'react'
import type { Category, Heading, Statistic } from '../../content/types'
import { COUNTER } from '../../mockups/training/Counter'
import { type BookWords, CourseBook } from '../../mockups/training/CourseBook'
import { FORMATS } from '../../mockups/training/Formats'
import { CoursePath } from '../../mockups/training/Training'
import type { TrainingPicture } from '../../mockups/training/words'
import { Categories } from '../../sections/Categories'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Steps } from '../../sections/Steps'
import { type Course, Timetable } from '../../sections/Timetable'
import { type Listing, Practice, type PracticeContent } from './Practice'
import * as s from './Training.styles'

export const sky = 'dawn'

export type TrainingContent = PracticeContent & {
  services: Listing<Course> & { week: string }
  categories: Listing<Category>
  picture: TrainingPicture
  book: Heading & { words: BookWords }
}

export function View(content: TrainingContent) {
  const { picture, book, services, categories, process } = content
  return (
    <Practice
      content={content}
      sky={sky}
      shape="programme"
      dense
      hour="evening"
      told={s.exercises}
      figures={<Report items={content.statistics} />}
      process={
        <div css={s.counter}>
          <Head {...process} />
          <Steps label={process.title} steps={process.steps} shape="programme" art={COUNTER} />
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
          <Head {...categories} />
          <Categories items={categories.items} look={s.lessons} art={FORMATS} />
        </>
      }
      own={
        <Section id="book" ground="sand">
          <div css={s.read}>
            <Head {...book} />
            <CourseBook label={book.title} words={book.words} />
          </div>
        </Section>
      }
    />
  )
}

/** Agencies as seats of a class, a share as a course with its end still to come, a growth as the output before and after. */
const DRAWN: readonly ((count: number) => ReactNode)[] = [
  seats =>
    [0, 1].map(row => <path data-part="seats" key={row} d={`M10 ${11 + row * 22}h${(seats / 2) * 20 - 19.9}`} />),
  share => (
    <>
      <path data-part="track" d="M0 22h500" />
      <path d={`M0 22h${share * 5}`} />
    </>
  ),
  growth => (
    <>
      <path data-part="before" d={`M0 11h${+(500 / (1 + growth / 100)).toFixed(1)}`} />
      <path d="M0 33h500" />
    </>
  ),
]

/** The figures as lines of a report, each with what it says drawn beside it. */
function Report({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={s.report}>
      {items.map(({ value, label, description }, place) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span> <small>{description}</small>
          <svg viewBox="0 0 500 44" aria-hidden="true">
            {DRAWN[place]?.(Number.parseInt(value, 10))}
          </svg>
        </li>
      ))}
    </ul>
  )
}
