import type { Steps as StepsContent } from '../content/types'
import { Row } from '../theme/Row'
import * as s from './Steps.styles'

/** The four steps of a process, 01 to 04. */
export function Steps({ label, steps }: { label: string; steps: StepsContent }) {
  return (
    <Row label={label}>
      <ol css={s.steps}>
        {steps.map(({ number, title, text }) => (
          <li key={number}>
            <span>{number}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Row>
  )
}
