import type { Definition } from '../../content/types'
import * as s from './Dictionary.styles'

/** The brand's name as a dictionary explains it: real text, not a picture of it. */
export function Dictionary({ arabic, term, grammar, meaning, stops }: Definition) {
  return (
    <div css={s.entry}>
      <p lang="ar" dir="rtl">
        {arabic}
      </p>
      <p>
        <b>{term}</b>, {grammar} <span>{meaning}</span>
      </p>
      <ul css={s.stops}>
        {stops.map(({ place, when }) => (
          <li key={place}>
            <b>{place}</b> <span>{when}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
