import type { ReactNode } from 'react'
import * as s from './Section.styles'

const grounds = { paper: s.paper, sand: s.sand, band: s.band }

type Props = { ground?: keyof typeof grounds; id?: string; children: ReactNode }

/** One stop of the route: a full-width band of the page. `id` is its address for dots and links. */
export function Section({ ground = 'paper', id, children }: Props) {
  return (
    <section css={grounds[ground]} id={id}>
      <div css={s.inner}>{children}</div>
    </section>
  )
}
