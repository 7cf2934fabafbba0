import type { SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Steps as StepsContent } from '../content/types'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { stores, tracked } from './Specification.styles'
import * as s from './Steps.styles'

/** Shapes: below tracks; below lines that lead to stores; scenes of a programme; stairs; fields that wait for approvals. */
export type StepsShape = 'tracked' | 'stores' | 'programme' | 'climb' | 'approvals'

type Props = {
  steps: StepsContent
  shape: StepsShape
  /** What each step waits for; an empty string for nothing. */
  handed?: readonly string[] | undefined
  /** A drawing above each step. */
  art?: readonly ReactNode[] | undefined
}

/** One style per shape, so that a page carries only the one that it shows. */
const looks: Readonly<Record<StepsShape, SerializedStyles>> = {
  tracked,
  stores,
  programme: s.scenes,
  climb: s.climb,
  approvals: s.approvals,
}

const places: Readonly<Partial<Record<StepsShape, readonly SerializedStyles[]>>> = {
  climb: [s.lowest, s.second, s.third],
  approvals: [s.night, s.firstLight, s.dawn, s.sunUp],
}

/** The four steps of a process, 01 to 04. */
export function Steps({ steps, shape, handed, art }: Props) {
  return (
    <ol css={looks[shape]}>
      {steps.map(({ number, title, text }, place) => (
        <li key={number} css={places[shape]?.[place]}>
          {art?.[place]}
          <span>{number}</span>
          <h3>{title}</h3>
          <p>{text}</p>
          {handed?.[place] && (
            <b css={[l.inline, l.gap3, l.across, t.text3, t.line4, t.medium, t.teal]}>{` ${handed[place]}`}</b>
          )}
        </li>
      ))}
    </ol>
  )
}
