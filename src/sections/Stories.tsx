import type { SerializedStyles } from '@emotion/react'
import type { Testimonial } from '../content/types'
import { card } from '../theme/base.styles'
import { BeforeAfter } from './BeforeAfter'
import { ClientWords } from './ClientWords'
import type { Each } from './each'
import * as s from './Stories.styles'

type Props = {
  items: readonly Testimonial[]
  /** A style that suits the page's subject, built on `stories`. */
  look?: SerializedStyles | undefined
  each?: Each | undefined
}

/** Characters above which a quotation is long. */
const LONG = 240

/** Client success stories: what changed, and the client's words. */
export function Stories({ items, look, each }: Props) {
  return (
    <ul css={look ?? s.stories}>
      {items.map((story, index) => (
        <li key={index} css={[index % 2 === 0 && index === items.length - 1 && s.alone, each?.[index]]}>
          <figure css={[card, s.story]} data-long={story.text.length > LONG || undefined}>
            <BeforeAfter before={story.before} after={story.after} />
            <ClientWords {...story} />
          </figure>
        </li>
      ))}
    </ul>
  )
}
