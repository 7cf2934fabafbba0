import type { Heading } from '../content/types'
import { lede as ledeText } from '../theme/base.styles'
import * as t from '../theme/type.styles'
import * as s from './Head.styles'

const forms = { beside: s.beside, even: s.even, centred: s.centred }

type Props = Heading & {
  /**
   * How a section begins: with a large title and, beside it on wide screens, a sentence; with both in letters of one size; or
   * in the middle of the page.
   */
  form?: keyof typeof forms
}

/** The heading of a section: label, title and a sentence. */
export function Head({ eyebrow, title, lede, form = 'beside' }: Props) {
  return (
    <div css={forms[form]}>
      <p css={form === 'beside' ? s.spineEyebrow : [t.text3, t.medium, t.coral]}>{eyebrow}</p>
      <h2>{title}</h2>
      {lede && <p css={ledeText}>{lede}</p>}
    </div>
  )
}
