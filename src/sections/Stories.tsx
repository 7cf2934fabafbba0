import type { SerializedStyles } from '@emotion/react'
import type { Testimonial } from '../content/types'
import { BeforeAfter } from './BeforeAfter'
import { ClientWords } from './ClientWords'
import * as s from './Stories.styles'

type Props = {
  items: readonly Testimonial[]
  /** A style that suits the page's subject, built on `stories`. */
  look?: SerializedStyles | undefined
}

/** Client success stories: what changed, and the client's words. */
export function Stories({ items, look }: Props) {
  return (
    <ul css={look ?? s.stories}>
      {items.map((story, index) => (
        <li key={index}>
          <figure css={s.story}>
            <BeforeAfter before={story.before} after={story.after} />
            <ClientWords {...story} />
          </figure>
        </li>
      ))}
    </ul>
  )
}
