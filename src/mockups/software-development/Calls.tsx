import { lede } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as s from './Calls.styles'

export type CallsWords = {
  /**
   * Each call: its method and path, the status and the body of the answer, the name of the changed value in that body, and
   * the meaning of the answer. `coral` marks an answer that the caller did not hope for.
   */
  calls: readonly {
    call: string
    status: string
    coral?: boolean
    answer: string
    changed: string
    title: string
    text: string
  }[]
}

/** Matches the names, strings, numbers and nulls of an answer in JSON. */
const TOKENS = /("[^"]*":?|\d[\d.]*|null)/

/** The calls of an API in order, at reading size, each beside its meaning. */
export function Calls({ calls }: CallsWords) {
  return (
    <ol css={[l.column, s.calls]}>
      {calls.map(({ call, status, coral, answer, changed, title, text }) => (
        <li css={l.column} data-line={lineOf(answer, changed)} key={call}>
          <pre dir="ltr" data-state={coral && 'coral'}>
            <samp css={l.column}>
              <span css={l.row}>
                <b>{call}</b> <em>{status}</em>
              </span>{' '}
              <code>
                {answer.split('\n').map(line => (
                  <span key={line}>{line.split(TOKENS).map(coloured(changed))}</span>
                ))}
              </code>
            </samp>
          </pre>
          <div css={[l.column, l.gap2]}>
            <h3>{title}</h3>
            <p css={lede}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Returns the line of an answer, from 1, with the value of a name. */
const lineOf = (answer: string, name: string) => answer.split(`"${name}":`)[0]?.split('\n').length

/**
 * Returns a mapper for the pieces of an answer: names become `b`, values `i`, the changed value `mark`; the rest stays text.
 */
const coloured = (changed: string) => (piece: string, place: number, pieces: readonly string[]) => {
  if (piece.endsWith(':')) return <b key={place}>{piece}</b>
  if (place % 2 === 0) return piece
  return pieces[place - 2] === `"${changed}":` ? <mark key={place}>{piece}</mark> : <i key={place}>{piece}</i>
}
