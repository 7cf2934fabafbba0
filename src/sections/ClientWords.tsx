import type { Testimonial } from '../content/types'
import * as t from '../theme/type.styles'
import { Source } from './Source'
import { Stars } from './Stars'

/** A client's quotation, and who says it as its caption: the content of a <figure>. */
export function ClientWords({ text, rating, sample, ...source }: Testimonial) {
  return (
    <>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption css={t.text3}>
        <Source {...source} /> <Stars rating={rating} sample={sample} />
      </figcaption>
    </>
  )
}
