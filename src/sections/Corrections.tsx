import type { Testimonial } from '../content/types'
import { useSite } from '../page'
import { Row } from '../theme/Row'
import * as s from './Corrections.styles'
import { Stars } from './Stars'

type Props = {
  label: string
  items: readonly Testimonial[]
}

/** Stories as a proof that was read: on one side what stood there and who says so, on the other what replaced it. */
export function Corrections({ label, items }: Props) {
  const { labels } = useSite()
  return (
    <Row label={label}>
      <ul css={s.corrections}>
        {items.map(({ text, position, company, rating, before, after, sample }) => (
          <li key={before}>
            <figure>
              <dl>
                <div>
                  <dt>{labels.before}</dt>
                  <dd>{before}</dd>
                </div>
                <div>
                  <dt>{labels.after}</dt>
                  <dd>{after}</dd>
                </div>
              </dl>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <b>{position}</b> <span>{company}</span> <Stars rating={rating} sample={sample} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Row>
  )
}
