import type { ReactNode } from 'react'
import type { Steps } from '../content/types'
import * as s from './Stages.styles'

type Props = {
  steps: Steps
  /** A drawing of what there is to see at the end of each step. */
  art: readonly ReactNode[]
}

/** Steps shown by their results: three small drawings, and the finished one, as high as the heading and these together. */
export function Stages({ steps, art }: Props) {
  return (
    <ol css={s.stages}>
      {steps.map(({ number, title, text }, place) => (
        <li key={number}>
          {art[place]}
          <span>{number}</span> <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
