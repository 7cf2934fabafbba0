import type { Heading } from '../content/types'
import { lede as ledeText } from '../theme/base.styles'
import * as s from './Head.styles'

/** The heading of a section: label, title and, beside it on wide screens, a sentence. */
export function Head({ eyebrow, title, lede }: Heading) {
  return (
    <div css={s.head}>
      <p css={s.spineEyebrow}>{eyebrow}</p>
      <h2>{title}</h2>
      {lede && <p css={ledeText}>{lede}</p>}
    </div>
  )
}
