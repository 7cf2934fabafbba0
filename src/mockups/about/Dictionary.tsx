import { useId } from 'react'
import type { Definition } from '../../content/types'
import { Moment, useTried } from '../kit/moment'
import { range } from '../kit/moment.styles'
import * as s from './Dictionary.styles'
import { caravanOf, partsOf, together } from './model'

/** Renders a dictionary entry for the brand's name: real text, whose letters can be taken apart and joined with a slider. */
export function Dictionary({ arabic, term, grammar, meaning, moment }: Definition) {
  const all = together(arabic)
  const [joined, join] = useTried('name', all)
  const slider = useId()
  return (
    <div css={s.entry}>
      <Moment name="name" label={moment.label}>
        <p css={s.word} lang="ar" dir="rtl" data-joined={joined}>
          <span>
            {partsOf(arabic, joined).map((part, i) => (
              <span key={i}>{part}</span>
            ))}
          </span>
          <svg aria-hidden="true">
            {caravanOf(arabic, joined).map((x, i) => (
              <circle key={i} cx={`${x}%`} cy="50%" r=".045em" data-apart={i >= joined || undefined} />
            ))}
          </svg>
        </p>
        <p css={s.slide}>
          <label htmlFor={slider}>{moment.slider}</label>{' '}
          <input
            css={range}
            id={slider}
            type="range"
            min={1}
            max={all}
            value={joined}
            onChange={event => join(event.target.valueAsNumber)}
          />{' '}
          <output>{moment.together[joined - 1]}</output>
        </p>
      </Moment>
      <p>
        <dfn>{term}</dfn>, {grammar} <span>{meaning}</span>
      </p>
    </div>
  )
}
