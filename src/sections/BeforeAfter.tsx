import type { Testimonial } from '../content/types'
import { useSite } from '../page'
import * as t from '../theme/type.styles'
import * as s from './BeforeAfter.styles'

/** How a role worked before, and how it works after. */
export function BeforeAfter({ before, after }: Pick<Testimonial, 'before' | 'after'>) {
  const { labels } = useSite()
  return (
    <dl css={[t.line4, s.pair]}>
      <dt css={[t.text3, t.muted]} data-part="before">
        {labels.before}
      </dt>
      <dd css={t.muted} data-part="before">
        {before}
      </dd>
      <dt css={[t.text3, t.teal, t.medium]} data-part="after">
        {labels.after}
      </dt>
      <dd data-part="after">{after}</dd>
    </dl>
  )
}
