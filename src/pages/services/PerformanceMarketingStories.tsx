import { Fragment } from 'react'
import type { Testimonial } from '../../content/types'
import { useSite } from '../../page'
import { ClientWords } from '../../sections/ClientWords'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as s from './PerformanceMarketingStories.styles'

type Props = {
  items: readonly Testimonial[]
}

/**
 * Stories as two plates each, before and after: the first across the page, the others side by side; one that has no other
 * beside it stands across the page too.
 */
export function MoneyStories({ items }: Props) {
  const { labels } = useSite()
  return (
    <ul css={[l.halves, s.told]}>
      {items.map((story, place) => (
        <li css={lookOf(place, items.length)} key={story.before}>
          <figure css={l.column}>
            <dl>
              {(['before', 'after'] as const).map(part => (
                <Fragment key={part}>
                  <dt css={t.text3} data-part={part}>
                    {labels[part]}
                  </dt>
                  <dd css={[t.title6, t.line4]} data-part={part}>
                    {story[part]}
                  </dd>
                </Fragment>
              ))}
            </dl>
            <ClientWords {...story} />
          </figure>
        </li>
      ))}
    </ul>
  )
}

function lookOf(place: number, count: number) {
  if (place === 0) return s.first
  const isAlone = place % 2 === 1 && place === count - 1
  return [isAlone ? [s.first, s.alone] : [s.half, place % 2 === 0 && s.deep], place > 2 && s.further]
}
