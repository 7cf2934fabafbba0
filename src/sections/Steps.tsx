import type { SerializedStyles } from '@emotion/react'
import type { Steps as StepsContent } from '../content/types'
import { Row } from '../theme/Row'
import * as s from './Steps.styles'
import { widening } from './Widening.styles'

/** A specification has large numbers, a programme steps that lead up; some climb, widen or are approved, and a design's are frames. */
export type StepsShape = 'artefact' | 'specification' | 'programme' | 'climb' | 'widening' | 'approvals' | 'frames'

type Props = {
  label: string
  steps: StepsContent
  /** Hops from stop to stop where there is none. */
  shape?: StepsShape
}

/** A page carries the one that it shows, and no other. */
const looks: Readonly<Record<StepsShape, SerializedStyles>> = {
  artefact: s.steps,
  specification: s.specification,
  programme: s.programme,
  climb: s.climb,
  widening,
  approvals: s.approvals,
  frames: s.frames,
}

/** The four steps of a process, 01 to 04: on phones a row, but for those that widen or are approved. */
export function Steps({ label, steps, shape = 'artefact' }: Props) {
  const list = (
    <ol css={looks[shape]}>
      {steps.map(({ number, title, text }) => (
        <li key={number}>
          <span>{number}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
  return shape === 'widening' || shape === 'approvals' ? list : <Row label={label}>{list}</Row>
}
