import type { Testimonial } from '../content/types'
import { useSite } from '../page'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
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
          <figure css={l.grid}>
            <dl>
              <div data-part="before">
                <dt css={t.text3}>{labels.before}</dt>
                <dd css={[t.title6, t.line4]}>{story.before}</dd>
              </div>
              <div data-part="after">
                <dt css={t.text3}>{labels.after}</dt>
                <dd css={[t.title6, t.line4]}>{story.after}</dd>
              </div>
            </dl>
            <ClientWords {...story} />
          </figure>
        </li>
      ))}
    </ul>
  )
}
