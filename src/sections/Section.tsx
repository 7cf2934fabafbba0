import type { ReactNode } from 'react'
import { Below } from './Below'
import * as s from './Section.styles'

type Props = {
  ground?: 'paper' | 'sand' | 'band'
  /** Its address for dots and links. */
  id?: string
  /** For what needs less room around it than a picture does; below the last dot of a guide also more than its sections have. */
  low?: boolean
  children: ReactNode
}

/** One stop of the route: a full-width band of the page. */
export function Section({ ground = 'paper', id, low = false, children }: Props) {
  return (
    <section css={s.section} id={id} data-ground={ground === 'paper' ? undefined : ground} data-low={low || undefined}>
      <div css={s.inner}>
        <Below>{children}</Below>
      </div>
    </section>
  )
}
