import type { ReactNode } from 'react'
import * as s from './Section.styles'

const grounds = { paper: s.paper, sand: s.sand, band: s.band }

type Props = {
  ground?: keyof typeof grounds
  /** Its address for dots and links. */
  id?: string
  /** For four short items, which need less room around them than a picture does. */
  low?: boolean
  children: ReactNode
}

/** One stop of the route: a full-width band of the page. */
export function Section({ ground = 'paper', id, low = false, children }: Props) {
  return (
    <section css={grounds[ground]} id={id} data-low={low || undefined}>
      <div css={s.inner}>{children}</div>
    </section>
  )
}
