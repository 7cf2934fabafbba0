import * as s from './Calls.styles'

export type CallsWords = {
  /**
   * Method and path, how it is answered, what the answer says, the name of the value in it that has changed, what it means.
   * `coral`: it is not what the caller hoped for.
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

/** Names, texts and figures of an answer. */
const TOKENS = /("[^"]*":?|\d[\d.]*|null)/

/** Calls of an API in their order, at reading size, each beside what it means. */
export function Calls({ calls }: CallsWords) {
  return (
    <ol css={s.calls}>
      {calls.map(({ call, status, coral, answer, changed, title, text }) => (
        <li data-line={lineOf(answer, changed)} key={call}>
          <pre dir="ltr" data-state={coral && 'coral'}>
            <samp>
              <span>
                <b>{call}</b> <em>{status}</em>
              </span>{' '}
              <code>{answer.split(TOKENS).map(coloured(changed))}</code>
            </samp>
          </pre>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Of an answer, from 1: where the value of a name stands. */
const lineOf = (answer: string, name: string) => answer.split(`"${name}":`)[0]?.split('\n').length

/** A piece of an answer: a name in a b element, a value in an i element, that of the changed name in a mark, all else as it is. */
const coloured = (changed: string) => (piece: string, place: number, pieces: readonly string[]) => {
  if (piece.endsWith(':')) return <b key={place}>{piece}</b>
  if (place % 2 === 0) return piece
  return pieces[place - 2] === `"${changed}":` ? <mark key={place}>{piece}</mark> : <i key={place}>{piece}</i>
}
