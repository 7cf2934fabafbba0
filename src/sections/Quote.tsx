import type { ReactNode } from 'react'
import type { Heading, Testimonial } from '../content/types'
import { useSite } from '../page'
import { hidden } from '../theme/base.styles'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { spineEyebrow } from './Head.styles'
import * as s from './Quote.styles'
import { Source } from './Source'
import { Stars } from './Stars'

type Props = Heading & { story: Testimonial; before?: ReactNode; after?: ReactNode }

/**
 * What changed for one client: a night and the day after it, each with a sun and a picture, and below both the client's
 * words.
 */
export function Quote({ eyebrow, title, story, before, after }: Props) {
  const { labels } = useSite()
  return (
    <>
      <p css={spineEyebrow}>{eyebrow}</p>
      <h2 css={hidden}>{title}</h2>
      <figure css={[l.grid, s.quote]}>
        <dl css={l.grid}>
          <div>
            <dt>{labels.before}</dt>
            <dd>{story.before}</dd>
            {before && <dd>{before}</dd>}
          </div>
          <div data-part="after">
            <dt>{labels.after}</dt>
            <dd>{story.after}</dd>
            {after && <dd>{after}</dd>}
          </div>
        </dl>
        <blockquote css={[t.ledeSize, t.line4, t.even]}>
          <p>{story.text}</p>
        </blockquote>
        <figcaption css={[l.cluster, t.text3, t.muted]}>
          <Source {...story} /> <Stars rating={story.rating} sample={story.sample} />
          {story.sample && <small css={t.text2}>{labels.samples.stories}</small>}
        </figcaption>
      </figure>
    </>
  )
}
