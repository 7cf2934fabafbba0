import type { ReactNode } from 'react'
import { wrap } from '../theme/base.styles'
import { Below } from './Below'
import * as s from './Section.styles'

type Props = {
  ground?: 'paper' | 'sand' | 'band'
  /** The section's id, for dots and links. */
  id?: string
  /**
   * For content that needs less space around it than a picture does. Below the last dot of a scroll guide, where the guide's
   * sections are tight, it also adds space.
   */
  low?: boolean
  children: ReactNode
}

/** A full-width band of the page, and one stop of the route. */
export function Section({ ground = 'paper', id, low = false, children }: Props) {
  return (
    <section css={s.section} id={id} data-ground={ground === 'paper' ? undefined : ground} data-low={low || undefined}>
      <div css={wrap}>
        <Below>{children}</Below>
      </div>
    </section>
  )
}
