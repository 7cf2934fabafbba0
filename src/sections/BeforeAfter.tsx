import type { Testimonial } from '../content/types'
import { useSite } from '../page'
import * as s from './BeforeAfter.styles'

/** How a role worked before, and how it works after. */
export function BeforeAfter({ before, after }: Pick<Testimonial, 'before' | 'after'>) {
  const { labels } = useSite()
  return (
    <dl css={s.pair}>
      <dt data-part="before">{labels.before}</dt>
      <dd data-part="before">{before}</dd>
      <dt data-part="after">{labels.after}</dt>
      <dd data-part="after">{after}</dd>
    </dl>
  )
}
