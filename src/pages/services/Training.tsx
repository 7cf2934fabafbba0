import type { Heading } from '../../content/types'
import { type BookWords, CourseBook } from '../../mockups/training/CourseBook'
import { CoursePath } from '../../mockups/training/Training'
import type { TrainingPicture } from '../../mockups/training/words'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

export type TrainingContent = PracticeContent & { picture: TrainingPicture; book: Heading & { words: BookWords } }

export function View(content: TrainingContent) {
  const { picture, book } = content
  return (
    <Practice
      content={content}
      sky={sky}
      shape="programme"
      hour="evening"
      picture={<CoursePath words={picture.course} />}
      own={
        <Section id="book" ground="sand">
          <Head {...book} />
          <CourseBook label={book.title} words={book.words} />
        </Section>
      }
    />
  )
}
