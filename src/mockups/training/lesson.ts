// The model of the lesson: its tasks, what may be answered to them, and how far the course is. Sums in hundredths.
import { amount, percentOf } from '../kit/money'

/** What a lesson asks for: a sell price, what a booking takes above a credit limit, or a refund. */
export type Task =
  | { kind: 'markup'; net: number; percent: number }
  | { kind: 'limit'; limit: number; used: number; booking: number }
  | { kind: 'refund'; net: number; percent: number; fee: number }

/** The answer, then the two mistakes that are made most easily; and the figures of the task, as they are written. */
export type Solution = {
  answers: readonly [right: number, mistake: number, other: number]
  figures: Readonly<Record<string, string>>
}

/** What is right for a task, what is easily mistaken for it, and every figure that its sentences need. */
export function solve(task: Task): Solution {
  const written = (figures: Record<string, number>) =>
    Object.fromEntries(Object.entries(figures).map(([name, sum]) => [name, amount(sum)]))
  if (task.kind === 'limit') {
    const { limit, used, booking } = task
    const over = used + booking - limit
    return { answers: [over, booking, limit - used], figures: written({ limit, used, booking, over }) }
  }
  const { net, percent } = task
  const markup = percentOf(percent, net)
  const sell = net + markup
  if (task.kind === 'markup') {
    // A markup is a share of the net fare; a margin would be one of the sell price.
    const byMargin = Math.round((net * 100) / (100 - percent))
    const added = net + percent * 100
    return { answers: [sell, byMargin, added], figures: { ...written({ net, markup, sell }), percent: `${percent}%` } }
  }
  const { fee } = task
  return { answers: [net - fee, sell - fee, net], figures: written({ net, markup, sell, fee, refund: net - fee }) }
}

/** The lesson that is on, from 0, and which of the solution's answers was chosen. */
export type LessonState = { lesson: number; answer?: 0 | 1 | 2 }

/** Lessons solved here, lessons of the course that are behind, and whether all of them are. The last `tasks` are these. */
export function standing(lessons: number, tasks: number, { lesson, answer }: LessonState) {
  const solved = lesson + (answer === 0 ? 1 : 0)
  return { solved, done: lessons - tasks + solved, complete: solved === tasks }
}

/** The lesson after this one; after the last the first again. */
export const next = (tasks: number, { lesson }: LessonState): LessonState => ({ lesson: (lesson + 1) % tasks })
