import * as s from './Scores.styles'
import type { ScoresWords } from './words'

/** Where each area stands today (teal) and should stand (the coral mark), from 0 to 5. */
export function Scores({ words }: { words: ScoresWords }) {
  return (
    <div css={s.scores}>
      {words.map(({ area, now, target }) => (
        <span key={area}>
          <svg viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="15" />
            <circle data-part="now" cx="18" cy="18" r="15" pathLength="5" strokeDasharray={`${now} 9`} />
            <circle
              data-part="target"
              cx="18"
              cy="18"
              r="15"
              pathLength="5"
              strokeDasharray="0.12 9"
              strokeDashoffset={0.06 - target}
            />
            <text x="18" y="21.3">
              {now.toFixed(1)}
            </text>
          </svg>
          <small>{` ${area} `}</small>
        </span>
      ))}
    </div>
  )
}
