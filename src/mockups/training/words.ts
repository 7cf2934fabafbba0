import type { Task } from './lesson'

/** A task with its sentences: `{net}` and the like are figures of its solution. */
export type LessonWords = {
  task: Task
  question: string
  /** In which order the solution's answers are shown. */
  order: readonly (0 | 1 | 2)[]
  right: string
  wrong: string
}

export type CourseWords = {
  label: string
  title: string
  group: string
  currency: string
  /** The modules in their order; the lessons below are the last ones of the last. */
  modules: readonly { name: string; lessons: number; text: string }[]
  lessons: readonly LessonWords[]
  /** With `{lesson}`, `{done}` and `{of}`: numbers of lessons. */
  lesson: string
  progress: string
  choose: string
  next: string
  again: string
  ask: string
  certificate: { title: string; name: string; holder: string }
  /** In the certificate's place until the course is done, with `{left}`. */
  waiting: { title: string; left: string; last: string; how: string }
}

export type TrainingPicture = { course: CourseWords }
