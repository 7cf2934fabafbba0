import * as s from './Calls.styles'

export type CallsWords = {
  /** Method and path, how it is answered, what the answer says, what it means. `coral`: it is not what the caller hoped for. */
  calls: readonly { call: string; status: string; coral?: boolean; answer: string; title: string; text: string }[]
}

/** Names, texts and figures of an answer. */
const TOKENS = /("[^"]*":?|\d[\d.]*|null)/

/** Calls of an API in their order, at reading size, each beside what it means. */
export function Calls({ calls }: CallsWords) {
  return (
    <ol css={s.calls}>
      {calls.map(({ call, status, coral, answer, title, text }) => (
        <li key={call}>
          <pre dir="ltr" data-state={coral && 'coral'}>
            <samp>
              <span>
                <b>{call}</b> <em>{status}</em>
              </span>{' '}
              <code>{answer.split(TOKENS).map(coloured)}</code>
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

/** A piece of an answer: a name in a b element, a value in an i element, and what stands between as it is. */
function coloured(piece: string, place: number) {
  if (piece.endsWith(':')) return <b key={place}>{piece}</b>
  return place % 2 === 1 ? <i key={place}>{piece}</i> : piece
}
