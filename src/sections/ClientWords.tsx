import type { Testimonial } from '../content/types'
import { Stars } from './Stars'

/** A client's quotation, and who says it as its caption: the content of a <figure>. */
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
