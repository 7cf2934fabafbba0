import type { Testimonial } from '../content/types'
import { useSite } from '../page'
import { ClientWords } from './ClientWords'
import * as s from './Corrections.styles'

type Props = {
  items: readonly Testimonial[]
}

const DEPTHS = [undefined, s.deeper, s.deepest]

/** Stories as a corrected proof: on one side the old text and who says so, on the other the text that replaced it. */
export function Corrections({ items }: Props) {
  const { labels } = useSite()
  return (
    <ul css={s.corrections}>
      {items.map((story, index) => (
        <li key={story.before} css={DEPTHS[index % DEPTHS.length]}>
          <figure>
            <dl>
              <div data-part="before">
                <dt>{labels.before}</dt>
                <dd>{story.before}</dd>
              </div>
              <div data-part="after">
                <dt>{labels.after}</dt>
                <dd>{story.after}</dd>
              </div>
            </dl>
            <ClientWords {...story} />
          </figure>
        </li>
      ))}
    </ul>
  )
}
