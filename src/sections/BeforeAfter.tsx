import type { Testimonial } from '../content/types'
import { useSite } from '../page'
import * as s from './BeforeAfter.styles'

/** What a role did before, and does after. */
export function BeforeAfter({ before, after }: Pick<Testimonial, 'before' | 'after'>) {
  const { labels } = useSite()
  return (
    <dl css={s.pair}>
      <dt>{labels.before}</dt>
      <dd>{before}</dd>
      <dt>{labels.after}</dt>
      <dd>{after}</dd>
    </dl>
  )
}
