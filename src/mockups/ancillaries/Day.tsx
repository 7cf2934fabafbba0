import { coralTag, tealTag } from '../../theme/base.styles'
import { Row } from '../../theme/Row'
import * as s from './Day.styles'
import type { DayWords } from './words'

/** One day of a traveller as a road over the sun, with a stop where each extra is used. */
export function Day({ label, words: { stops, all, own, supplied } }: { label: string; words: DayWords }) {
  return (
    <div css={s.day}>
      <Row label={label}>
        <ol css={s.hours}>
          {stops.map(({ time, name, text, yours }) => (
            <li key={time} data-state={yours ? 'yours' : undefined}>
              <b>{time}</b>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
                <span css={yours ? coralTag : tealTag}>{yours ? own : supplied}</span>
              </div>
            </li>
          ))}
        </ol>
      </Row>
      <p>{all}</p>
    </div>
  )
}
