import type { SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Steps as StepsContent } from '../content/types'
import { Row } from '../theme/Row'
import { specification, stores, tracked } from './Specification.styles'
import * as s from './Steps.styles'

/**
 * A design hops from stop to stop; a specification has large numbers, which may stand below tracks or lines, a programme
 * scenes; some climb or are approved.
 */
export type StepsShape = 'artefact' | 'specification' | 'tracked' | 'stores' | 'programme' | 'climb' | 'approvals'

type Props = {
  label: string
  steps: StepsContent
  /** Hops from stop to stop where there is none. */
  shape?: StepsShape
  /** What each of them waits for; nothing where it is empty. */
  handed?: readonly string[] | undefined
  /** A drawing over each of them. */
  art?: readonly ReactNode[]
}

/** A page carries the one that it shows, and no other. */
const looks: Readonly<Record<StepsShape, SerializedStyles>> = {
  artefact: s.steps,
  specification,
  tracked,
  stores,
  programme: s.scenes,
  climb: s.climb,
  approvals: s.approvals,
}

/** Those that stand one below the other on phones too. */
const STACKED: readonly StepsShape[] = ['climb', 'approvals', 'tracked', 'programme']

/** The four steps of a process, 01 to 04: on phones a row, where they are not stacked. */
export function Steps({ label, steps, shape = 'artefact', handed, art }: Props) {
  const list = (
    <ol css={looks[shape]}>
      {steps.map(({ number, title, text }, place) => (
        <li key={number}>
          {art?.[place]}
          <span>{number}</span>
          <h3>{title}</h3>
          <p>{text}</p>
          {handed?.[place] && <b>{` ${handed[place]}`}</b>}
        </li>
      ))}
    </ol>
  )
  return STACKED.includes(shape) ? list : <Row label={label}>{list}</Row>
}
