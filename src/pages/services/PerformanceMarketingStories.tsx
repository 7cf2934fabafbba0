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
      {items.map(story => (
        <li key={story.before}>
          <figure>
            <dl>
              <dt>{labels.before}</dt>
              <dd>{story.before}</dd>
              <dt>{labels.after}</dt>
              <dd>{story.after}</dd>
            </dl>
            <ClientWords {...story} />
          </figure>
        </li>
      ))}
    </ul>
  )
}
