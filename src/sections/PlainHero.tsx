import type { ReactNode } from 'react'
import type { Heading } from '../content/types'
import { eyebrow as eyebrowText } from '../theme/base.styles'
import * as s from './PlainHero.styles'

/** The top of a page that has no picture. `children` stand below the lede. */
export function PlainHero({ eyebrow, title, lede, children }: Heading & { lede: string; children?: ReactNode }) {
  return (
    <section css={s.hero}>
      <div css={s.sun} aria-hidden="true" />
      <div css={s.inner}>
        <p css={eyebrowText}>{eyebrow}</p>
        <h1>{title}</h1>
        <p>{lede}</p>
        {children}
      </div>
    </section>
  )
}
