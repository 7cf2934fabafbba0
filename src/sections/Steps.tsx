import type { SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Steps as StepsContent } from '../content/types'
import { stores, tracked } from './Specification.styles'
import * as s from './Steps.styles'

/** Below tracks, or below lines that lead to stores; as scenes of a programme; as stairs; as fields that wait for approvals. */
export type StepsShape = 'tracked' | 'stores' | 'programme' | 'climb' | 'approvals'

type Props = {
  steps: StepsContent
  shape: StepsShape
  /** What each of them waits for; nothing where it is empty. */
  handed?: readonly string[] | undefined
  /** A drawing over each of them. */
  art?: readonly ReactNode[]
}

/** A page carries the one that it shows, and no other. */
const looks: Readonly<Record<StepsShape, SerializedStyles>> = {
  tracked,
  stores,
  programme: s.scenes,
  climb: s.climb,
  approvals: s.approvals,
}

/** The four steps of a process, 01 to 04. */
export function Steps({ steps, shape, handed, art }: Props) {
  return (
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
}
