import * as s from './Calls.styles'

export type CallsWords = {
  /** Method and path, how it is answered, what the answer says, what it means. `coral`: it is not what the caller hoped for. */
  calls: readonly { call: string; status: string; coral?: boolean; answer: string; title: string; text: string }[]
}

/** Calls of an API in their order, at reading size, each beside what it means. */
export function Calls({ calls }: CallsWords) {
  return (
    <ol css={s.calls}>
      {calls.map(({ call, status, coral, answer, title, text }) => (
        <li key={call}>
          <pre dir="ltr" data-state={coral && 'coral'}>
            <samp>
              <b>{call}</b> <em>{status}</em>
              {`\n\n${answer}`}
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
