import type { Testimonial } from '../content/types'
import { Row } from '../theme/Row'
import { BeforeAfter } from './BeforeAfter'
import { Stars } from './Stars'
import * as s from './Stories.styles'

/** Client success stories as cards: what changed, and below it the client's words. */
export function Stories({ label, items }: { label: string; items: readonly Testimonial[] }) {
  return (
    <Row label={label}>
      <ul css={s.stories}>
        {items.map(({ text, position, company, rating, before, after, sample = false }, index) => (
          <li key={index}>
            <figure css={s.story}>
              <Stars rating={rating} sample={sample} />
              <BeforeAfter before={before} after={after} />
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
    </Row>
  )
}
