import * as s from './Scores.styles'
import type { ScoresWords } from './words'

/** A turn of the dial goes from 0 to 5. */
const FULL = 5

type Props = { words: ScoresWords; reached?: boolean; marked?: boolean }

/**
 * Where each area stands today (teal) and should stand (the coral mark, where it is `marked`), or where it stands once the
 * target is reached.
 */
export function Scores({ words, reached = false, marked = true }: Props) {
  return (
    <div css={s.scores} data-state={reached ? 'reached' : undefined}>
      {words.map(({ area, now, target }) => (
        <span key={area}>
          <svg viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="15" />
            <Arc from={0} to={now} />
            {marked && <Arc part="gain" from={now} to={target} />}
            {/* Between the points of the scale. */}
            <circle data-part="ticks" cx="18" cy="18" r="15" pathLength={FULL} />
            {marked && <Arc part="target" from={target - 0.07} to={target + 0.07} />}
          </svg>
          <b>{`${(reached ? target : now).toFixed(1)} `}</b>
          <small>{`${area} `}</small>
        </span>
      ))}
    </div>
  )
}

function Arc({ part = 'now', from, to }: { part?: string; from: number; to: number }) {
  return (
    <circle
      data-part={part}
      cx="18"
      cy="18"
      r="15"
      pathLength={FULL}
      strokeDasharray={`${+(to - from).toFixed(2)} 9`}
      strokeDashoffset={from ? -from : undefined}
    />
  )
}
