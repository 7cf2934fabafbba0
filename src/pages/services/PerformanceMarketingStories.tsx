import type { Testimonial } from '../../content/types'
import { useSite } from '../../page'
import { ClientWords } from '../../sections/ClientWords'
import * as s from './PerformanceMarketingStories.styles'

type Props = {
  items: readonly Testimonial[]
}

/** Stories as two plates each, before and after: the first across the page, the others side by side. */
export function MoneyStories({ items }: Props) {
  const { labels } = useSite()
  return (
    <ul css={s.told}>
      {items.map((story, place) => (
        <li css={place === 0 ? s.first : [s.half, place % 2 === 0 && s.deep]} key={story.before}>
          <figure>
            <dl>
              <dt data-part="before">{labels.before}</dt>
              <dd data-part="before">{story.before}</dd>
              <dt data-part="after">{labels.after}</dt>
              <dd data-part="after">{story.after}</dd>
            </dl>
            <ClientWords {...story} />
          </figure>
        </li>
      ))}
    </ul>
  )
}
