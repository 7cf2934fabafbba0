import type { Heading, Testimonial } from '../content/types'
import { hidden } from '../theme/base.styles'
import { spineEyebrow } from './Head.styles'
import * as s from './Quote.styles'
import { Stars } from './Stars'

/** One client's words, large. */
export function Quote({ eyebrow, title, story }: Heading & { story: Testimonial }) {
  return (
    <div css={s.quote}>
      <p css={spineEyebrow}>{eyebrow}</p>
      <h2 css={hidden}>{title}</h2>
      <figure>
        <Stars rating={story.rating} />
        <blockquote>
          <p>{story.text}</p>
        </blockquote>
        <figcaption>
          <b>{story.position}</b> <span>{story.company}</span>
        </figcaption>
      </figure>
    </div>
  )
}
