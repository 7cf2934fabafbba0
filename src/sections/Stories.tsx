import type { Testimonial } from '../content/types'
import { Stars } from './Stars'
import * as s from './Stories.styles'

/** Client success stories as cards. */
export function Stories({ items }: { items: readonly Testimonial[] }) {
  return (
    <ul css={s.stories}>
      {items.map(({ text, position, company, rating }, index) => (
        <li key={index}>
          <figure css={s.story}>
            <Stars rating={rating} />
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <b>{position}</b> <span>{company}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
