import type { Entry } from '../kit/words'

export type CourseWords = {
  label: string
  title: string
  group: string
  /** Lessons that are behind the group, of all. */
  progress: { done: number; of: number; text: string }
  /** The current module shows its lessons: the one that is on, of all. */
  modules: readonly (Entry & { state?: 'done' | 'current'; lesson?: number; lessons?: number })[]
  done: string
  current: string
  certificate: { title: string; name: string; holder: string }
}

export type TrainingPicture = { course: CourseWords }
