import * as s from './Scores.styles'

// PLACEHOLDER: the invented scores of the product picture; put your own demonstration data here
const scores = [
  { area: 'Strategy', now: 3.4, target: 4.5 },
  { area: 'Architecture', now: 2.1, target: 4 },
  { area: 'Operations', now: 2.8, target: 4 },
  { area: 'Data', now: 1.6, target: 3.5 },
]

/** Where each area stands today (teal) and should stand (the coral mark), from 0 to 5. */
export function Scores() {
  return (
    <div css={s.scores}>
      {scores.map(({ area, now, target }) => (
        <span key={area}>
          <svg viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="15" />
            <circle cx="18" cy="18" r="15" pathLength="5" strokeDasharray={`${now} 9`} />
            <circle cx="18" cy="18" r="15" pathLength="5" strokeDasharray="0.12 9" strokeDashoffset={0.06 - target} />
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
