import type { Task } from './lesson'

/** A task with its sentences. Placeholders such as `{net}` stand for figures of the solution. */
export type LessonWords = {
  task: Task
  question: string
  /** The order in which the solution's answers are shown. */
  order: readonly (0 | 1 | 2)[]
  right: string
  /** What is said of each of the two mistakes, in the order of the solution. */
  wrong: readonly [string, string]
}

export type CourseWords = {
  label: string
  /** The words on the frame that say what can be tried. */
  cue: string
  title: string
  group: string
  currency: string
  /** The modules in order. `lessons` below are the last lessons of the last module. */
  modules: readonly { name: string; lessons: number; text: string }[]
  lessons: readonly LessonWords[]
  /** `lesson` and `progress` have `{lesson}`, `{done}` and `{of}`, which stand for numbers of lessons. */
  lesson: string
  progress: string
  choose: string
  next: string
  again: string
  ask: string
  certificate: { title: string; name: string; holder: string }
  /** Shown in place of the certificate until the course is done. `{left}` is the number of lessons to go. */
  waiting: { title: string; left: string; last: string; how: string }
}

export type TrainingPicture = { course: CourseWords }
