import type { ReactNode } from 'react'
import type { Heading, Testimonial } from '../content/types'
import { useSite } from '../page'
import { hidden } from '../theme/base.styles'
import { BeforeAfter } from './BeforeAfter'
import { spineEyebrow } from './Head.styles'
import * as s from './Quote.styles'
import { Stars } from './Stars'

/** What changed for one client, large, the client's words, and a picture of it where there is room. */
export function Quote({ eyebrow, title, story, picture }: Heading & { story: Testimonial; picture?: ReactNode }) {
  const { labels } = useSite()
  return (
    <div css={s.quote}>
      <p css={spineEyebrow}>{eyebrow}</p>
      <h2 css={hidden}>{title}</h2>
      <figure>
        <BeforeAfter before={story.before} after={story.after} />
        <blockquote>
          <p>{story.text}</p>
        </blockquote>
        <figcaption>
          <b>{story.position}</b> <span>{story.company}</span> <Stars rating={story.rating} sample={story.sample} />
          {story.sample && <small>{labels.samples.stories}</small>}
        </figcaption>
      </figure>
      {picture}
    </div>
  )
}
