import type { Category, Heading } from '../../content/types'
import { type BookWords, CourseBook } from '../../mockups/training/CourseBook'
import { FORMATS } from '../../mockups/training/Formats'
import { CoursePath } from '../../mockups/training/Training'
import type { TrainingPicture } from '../../mockups/training/words'
import { Categories } from '../../sections/Categories'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
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
  const { picture, book, services, categories } = content
  return (
    <Practice
      content={content}
      sky={sky}
      shape="programme"
      hour="evening"
      told={s.exercises}
      picture={<CoursePath words={picture.course} />}
      services={
        <>
          <Head {...services} />
          <Timetable label={services.title} week={services.week} items={services.items} />
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
