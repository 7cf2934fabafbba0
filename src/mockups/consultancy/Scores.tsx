import * as l from '../../theme/layout.styles'
import { ruledAbove } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as s from './Scores.styles'
import type { ScoresWords } from './words'

/** The score of a full turn of the dial, which begins at 0. */
const FULL = 5

type Props = { words: ScoresWords; reached?: boolean; marked?: boolean }

/**
 * Renders a dial for each area, which turns like a clock's hand in either direction of the text: its score today, and where
 * `marked`, its target, as a teal mark. Once the target is `reached`, the figure is the target, and the gain is shown, too.
 */
export function Scores({ words, reached = false, marked = true }: Props) {
  return (
    <div
      css={[l.columns4, t.centred, ruledAbove, s.scores]}
      data-part="scores"
      data-state={reached ? 'reached' : undefined}
    >
      {words.map(({ area, now, target }) => (
        <span key={area}>
          <svg viewBox="0 0 36 36" aria-hidden="true" data-upright="">
            <circle cx="18" cy="18" r="15" />
            {/* Gaps between the points of the scale. */}
            <circle data-part="ticks" cx="18" cy="18" r="15" pathLength={FULL} />
            <Arc from={0} to={now} />
            {marked && <Arc part="gain" from={now} to={target} />}
            {marked && <Arc part="target" from={target - 0.07} to={target + 0.07} />}
          </svg>
          <b css={[t.text7, t.medium, t.tight]}>{`${(reached ? target : now).toFixed(1)} `}</b>
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
