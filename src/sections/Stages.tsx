import type { ReactNode } from 'react'
import type { Heading, Steps } from '../content/types'
import { Head } from './Head'
import * as s from './Stages.styles'

type Props = {
  heading: Heading
  steps: Steps
  /** What there is to see at the end of each of them. */
  art: readonly ReactNode[]
}

/** Steps as what they leave behind: three small drawings, and beside heading and all the finished one. */
export function Stages({ heading, steps, art }: Props) {
  return (
    <div css={s.stages}>
      <Head {...heading} />
      <ol>
        {steps.map(({ number, title, text }, place) => (
          <li key={number}>
            {art[place]}
            <div>
              <h3>
                <span>{number}</span> {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
