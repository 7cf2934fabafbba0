import type { ReactNode } from 'react'
import type { Steps } from '../content/types'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Stages.styles'

type Props = {
  steps: Steps
  /** A drawing of what there is to see at the end of each step. */
  art: readonly ReactNode[]
}

/** Steps shown by their results: three small drawings, and the finished one, as high as the heading and these together. */
export function Stages({ steps, art }: Props) {
  return (
    <ol css={[l.grid, l.gap3, s.stages]}>
      {steps.map(({ number, title, text }, place) => (
        <li css={l.grid} key={number}>
          {art[place]}
          <span css={[t.title6, t.line3, t.coral]}>{number}</span> <h3>{title}</h3>
          <p css={[t.muted, t.line4]}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
