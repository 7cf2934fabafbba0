import type { Steps as StepsContent } from '../content/types'
import { Row } from '../theme/Row'
import * as s from './Steps.styles'

/** A specification has large numbers, a programme steps that lead down; some climb or widen, and a design's are frames. */
export type StepsShape = 'artefact' | 'specification' | 'programme' | 'climb' | 'widening' | 'frames'

type Props = {
  label: string
  steps: StepsContent
  /** Hops from stop to stop where there is none. */
  shape?: StepsShape
}

/** The four steps of a process, 01 to 04. */
export function Steps({ label, steps, shape }: Props) {
  return (
    <Row label={label}>
      <ol css={s.steps} data-shape={shape}>
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
