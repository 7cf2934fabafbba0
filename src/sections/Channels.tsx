import type { Category } from '../content/types'
import * as s from './Channels.styles'

/** A channel with its kinds of ad, what one pays for there, and the figure that it is judged by. */
export type Channel = Category & { paid: string; judged: string }

type Props = {
  /** Over the two columns of a channel that say so. */
  words: Record<'paid' | 'judged', string>
  items: readonly Channel[]
}

/** Marketing channels as the rows of a media plan. */
export function Channels({ words, items }: Props) {
  return (
    <ul css={s.plan}>
      {items.map(({ name, items, paid, judged }) => (
        <li key={name}>
          <h3>{name}</h3>
          <ul>
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <dl>
            <div>
              <dt>{words.paid}</dt>
              <dd>{paid}</dd>
            </div>
            <div>
              <dt>{words.judged}</dt>
              <dd>{judged}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
