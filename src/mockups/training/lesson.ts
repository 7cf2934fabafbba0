// The model of the lesson: its tasks, the answers to choose from, and the progress of the course. Sums are in hundredths.
import { amount, percentOf } from '../kit/money'

/** What a lesson asks for: a sell price, by how much a booking exceeds a credit limit, or a refund. */
export type Task =
  | { kind: 'markup'; net: number; percent: number }
  | { kind: 'limit'; limit: number; used: number; booking: number }
  | { kind: 'refund'; net: number; percent: number; fee: number }

/** The right answer, followed by the two likeliest mistakes; and the figures of the task, formatted. */
export type Solution = {
  answers: readonly [right: number, mistake: number, other: number]
  figures: Readonly<Record<string, string>>
}

/** Returns the right answer to a task, two likely mistakes, and every figure that the task's sentences need. */
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
    // A markup is a share of the net fare. The first mistake takes it for a margin, which is a share of the sell price.
    const byMargin = Math.round((net * 100) / (100 - percent))
    const added = net + percent * 100
    return { answers: [sell, byMargin, added], figures: { ...written({ net, markup, sell }), percent: `${percent}%` } }
  }
  const { fee } = task
  return { answers: [net - fee, sell - fee, net], figures: written({ net, markup, sell, fee, refund: net - fee }) }
}

/** The current lesson, from 0, and the index of the chosen answer in the solution. */
export type LessonState = { lesson: number; answer?: 0 | 1 | 2 }

/**
 * Returns how many lessons are solved here, how many lessons of the course are done, and whether it is complete. The last
 * `tasks` of its `lessons` are the ones here.
 */
export function standing(lessons: number, tasks: number, { lesson, answer }: LessonState) {
  const solved = lesson + (answer === 0 ? 1 : 0)
  return { solved, done: lessons - tasks + solved, complete: solved === tasks }
}

/** Returns the state with the next lesson or, after the last, with the first again. */
export const next = (tasks: number, { lesson }: LessonState): LessonState => ({ lesson: (lesson + 1) % tasks })
