import { coralTag, tealTag } from '../../theme/base.styles'
import * as s from './Day.styles'
import type { DayWords } from './words'

/** One day of a traveller as a road over the sun, with a stop where each extra is used. */
export function Day({ words: { stops, own, supplied } }: { words: DayWords }) {
  return (
    <ol css={s.day}>
      {stops.map(({ time, name, text, yours }) => (
        <li key={time} data-state={yours ? 'yours' : undefined}>
          <b>{time}</b>
          <h3>{name}</h3>
          <p>{text}</p>
          <p>
            <span css={yours ? coralTag : tealTag}>{yours ? own : supplied}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
