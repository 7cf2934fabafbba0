import type { Steps as StepsContent } from '../content/types'
import * as s from './Steps.styles'

/** The four steps of a process, 01 to 04. */
export function Steps({ steps }: { steps: StepsContent }) {
  return (
    <ol css={s.steps}>
      {steps.map(({ number, title, text }) => (
        <li key={number}>
          <span>{number}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
