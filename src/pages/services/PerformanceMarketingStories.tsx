import type { Testimonial } from '../../content/types'
import { useSite } from '../../page'
import { ClientWords } from '../../sections/ClientWords'
import { Row } from '../../theme/Row'
import * as s from './PerformanceMarketingStories.styles'

type Props = {
  label: string
  items: readonly Testimonial[]
}

/** What each story says of its money, in blocks: as much for all, and then by what each earns; in one place, and then spread. */
const DRAWN = [
  { before: [100, 100, 100, 100], after: [40, 100, 18, 72] },
  { before: [100, 0, 0, 0], after: [64, 30, 100, 56] },
  { before: [100, 100, 100, 100], after: [100, 100, 100, 100] },
]

/** Stories as money before and after: the first across the page, the others side by side. */
export function MoneyStories({ label, items }: Props) {
  const { labels } = useSite()
  return (
    <Row label={label}>
      <ul css={s.told}>
        {items.map((story, place) => (
          <li key={story.before}>
            <figure>
              <dl>
                <dt>{labels.before}</dt>
                <dd>
                  {story.before}
                  <Blocks heights={DRAWN[place]?.before} />
                </dd>
                <dt>{labels.after}</dt>
                <dd>
                  {story.after}
                  <Blocks heights={DRAWN[place]?.after} />
                </dd>
              </dl>
              <ClientWords {...story} />
            </figure>
          </li>
        ))}
      </ul>
    </Row>
  )
}

function Blocks({ heights = [] }: { heights?: readonly number[] | undefined }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {heights.map((height, place) => (
        <path key={place} d={`M${place * 25.3} 100v-${height}h24.1v${height}z`} />
      ))}
    </svg>
  )
}
