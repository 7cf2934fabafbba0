import type { SerializedStyles } from '@emotion/react'
import type { Steps as StepsContent } from '../content/types'
import { Row } from '../theme/Row'
import * as s from './Steps.styles'
import { widening } from './Widening.styles'

/**
 * A specification has large numbers, which may stand below tracks, a programme steps that lead up; some climb, widen or are
 * approved, and a design's are frames.
 */
export type StepsShape =
  | 'artefact'
  | 'specification'
  | 'tracked'
  | 'programme'
  | 'climb'
  | 'widening'
  | 'approvals'
  | 'frames'

type Props = {
  label: string
  steps: StepsContent
  /** Hops from stop to stop where there is none. */
  shape?: StepsShape
  /** What each of them leaves. */
  handed?: readonly string[] | undefined
}

/** A page carries the one that it shows, and no other. */
const looks: Readonly<Record<StepsShape, SerializedStyles>> = {
  artefact: s.steps,
  specification: s.specification,
  tracked: s.tracked,
  programme: s.programme,
  climb: s.climb,
  widening,
  approvals: s.approvals,
  frames: s.frames,
}

/** The four steps of a process, 01 to 04: on phones a row, but for those that widen or are approved. */
export function Steps({ label, steps, shape = 'artefact', handed }: Props) {
  const list = (
    <ol css={looks[shape]}>
      {steps.map(({ number, title, text }, place) => (
        <li key={number}>
          <span>{number}</span>
          <h3>{title}</h3>
          <p>{text}</p>
          {handed && <b>{` ${handed[place]}`}</b>}
        </li>
      ))}
    </ol>
  )
  return shape === 'widening' || shape === 'approvals' ? list : <Row label={label}>{list}</Row>
}
