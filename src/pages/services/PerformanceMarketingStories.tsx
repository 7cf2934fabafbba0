import type { Testimonial } from '../../content/types'
import { useSite } from '../../page'
import { ClientWords } from '../../sections/ClientWords'
import { Row } from '../../theme/Row'
import * as s from './PerformanceMarketingStories.styles'

type Props = {
  label: string
  items: readonly Testimonial[]
}

/** Stories as two plates each, before and after: the first across the page, the others side by side. */
export function MoneyStories({ label, items }: Props) {
  const { labels } = useSite()
  return (
    <Row label={label}>
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
    </Row>
  )
}
