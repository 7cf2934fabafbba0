import { useId } from 'react'
import type { Definition } from '../../content/types'
import { Moment, useTried } from '../kit/moment'
import { range } from '../kit/moment.styles'
import * as s from './Dictionary.styles'
import { APART, partsOf } from './model'

/** The brand's name as a dictionary explains it: real text, whose letters can be taken apart and joined. */
export function Dictionary({ arabic, term, grammar, meaning, stops, moment }: Definition) {
  const all = [...arabic].length
  const [together, setTogether] = useTried('name', APART)
  const slider = useId()
  return (
    <div css={s.entry}>
      <Moment name="name" label={moment.label}>
        <p css={s.word} lang="ar" dir="rtl" data-joined={together === all || undefined}>
          {partsOf(arabic, together).map((part, i) => (
            <span key={i}>{part}</span>
          ))}
        </p>
        <p css={s.slide}>
          <label htmlFor={slider}>{moment.slider}</label>{' '}
          <input
            css={range}
            id={slider}
            type="range"
            min={1}
            max={all}
            value={together}
            onChange={event => setTogether(event.target.valueAsNumber)}
          />{' '}
          <output>{moment.together[together - 1]}</output>
        </p>
      </Moment>
      <p>
        <b>{term}</b>, {grammar} <span>{meaning}</span>
      </p>
      <ul css={s.stops}>
        {stops.map(({ place, when }, i) => (
          <li key={place} data-reached={together * stops.length >= all * (i + 1) || undefined}>
            <b>{place}</b> <span>{when}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
