import type { Testimonial } from '../content/types'
import { Stars } from './Stars'

/** What a client says, and who says it: the quotation and the caption of a figure. */
export function ClientWords({ text, position, company, rating, sample }: Testimonial) {
  return (
    <>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <b>{position}</b> <span>{company}</span> <Stars rating={rating} sample={sample} />
      </figcaption>
    </>
  )
}
