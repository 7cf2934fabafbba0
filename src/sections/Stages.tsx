import type { ReactNode } from 'react'
import type { Steps } from '../content/types'
import * as s from './Stages.styles'

type Props = {
  steps: Steps
  /** What there is to see at the end of each of them. */
  art: readonly ReactNode[]
}

/** Steps as what they leave behind: three small drawings and, as high as heading and all, the finished one. */
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
