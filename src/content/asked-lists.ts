// The lists that are made of the table of questions, in any language.
import type { Asked } from '../contact/asked'
import type { Given } from './fact-lists'
import type { Link, Question, QuestionGroup, QuestionRow, Role } from './types'

/** A list of questions that are answered or open, by page or group, with the link to where each matter is described. */
export type GroupedQuestions = {
  id: string
  title: string
  items: (Question & { roles: readonly Role[]; page: Link })[]
}

/**
 * Returns the table with the answers that facts give to its open questions, and its lists.
 * @param given these answers, by the id of their question
 */
export function askedLists(table: readonly QuestionRow[], given: Readonly<Record<string, Given>>) {
  const rows: readonly QuestionRow[] = table.map(row => (row.answer === null ? { ...row, ...given[row.id] } : row))
  const bare = ({ id, question, answer }: QuestionRow): Question => ({ id, question, answer })
  return {
    rows,

    /** Returns the questions of a page's list: those that are answered, then those that are open. */
    askedOn(path: string): readonly Question[] {
      const own = rows.filter(({ lists }) => lists.includes(path))
      return [...own.filter(({ answer }) => answer !== null), ...own.filter(({ answer }) => answer === null)].map(bare)
    },

    /** The questions that can be ticked, by the id under which a link to the form names them. */
    asked: Object.fromEntries(
      rows.flatMap(({ id, group, question, answer }) => (group || answer === null ? [[id, question]] : [])),
    ) as Asked,
  }
}

/**
 * Returns the questions of the page of questions, by group.
 * @param titles the groups in their order
 */
export function questionGroups(
  rows: readonly QuestionRow[],
  titles: Readonly<Record<QuestionGroup, string>>,
  linkTo: (path: string) => Link,
): GroupedQuestions[] {
  const placeOf = ({ page, section, title }: QuestionRow): Link => {
    const name = title ?? linkTo(page).name
    return { name, href: section === undefined ? page : `${page}#${section}` }
  }
  return Object.entries(titles).map(([id, title]) => ({
    id,
    title,
    items: rows
      .filter(({ group }) => group === id)
      .map(row => ({
        id: row.id,
        question: row.question,
        answer: row.answer,
        roles: row.roles,
        page: placeOf(row),
      })),
  }))
}
