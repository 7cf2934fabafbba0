import * as s from './Month.styles'
import { nightsOf, spansOf } from './stopsell'
import type { CalendarWords, RoomWords } from './words'

/** Of a night, and of one of its rooms, in the drawing's own units. */
const [WIDTH, HEIGHT] = [40, 30]

/** So much of the first night and of the last is beyond the edges of the page. */
const BLEED = 5

/** Rooms as they are drawn, by what may be done with them; those that were sold are but their places. */
const fills = { sold: 'var(--line)', free: 'var(--teal)', few: 'var(--coral)', 'stop-sell': 'var(--card)' } as const

/** The strokes of a night that is not sold, over each of its rooms. */
const HATCH = 'M5 15 15 5M5 25 25 5M15 25 35 5M25 25 35 15'

type Props = { words: CalendarWords; room: RoomWords; closed: readonly number[] }

/**
 * The nights of a month side by side, each a stack of the rooms that are left of it; what is out of the contract is dark.
 * Drawn by attributes: rules would have to come before the hero.
 */
export function Month({ words: { month, key }, room, closed }: Props) {
  const nights = nightsOf(room, closed)
  const most = Math.max(...nights.map(({ left = 0 }) => left))
  const [width, height] = [WIDTH * nights.length, HEIGHT * most]
  const stacks = (wanted: keyof typeof key) =>
    nights
      .map(({ state, left = 0 }, night) =>
        state === wanted ? `M${night * WIDTH} ${height}v-${left * HEIGHT}h${WIDTH}V${height}` : '',
      )
      .join('')
  return (
    <div css={s.month} aria-hidden="true">
      <p>
        {`${room.name}, ${month} `}
        {(['free', 'few', 'stop-sell', 'blackout'] as const).map(state => (
          <small key={state}>
            <svg width="20" height="15" viewBox="2 2 36 26" aria-hidden="true">
              {state === 'blackout' ? (
                <path d="M4 4h32v22H4zL36 26" fill="var(--sky)" stroke="var(--field)" strokeWidth="3" />
              ) : (
                <path d="M0 0h40v30H0" fill={`url(#${state})`} />
              )}
            </svg>
            {`${key[state]} `}
          </small>
        ))}
      </p>
      <svg viewBox={`${BLEED} 0 ${width - 2 * BLEED} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {Object.entries(fills).map(([state, fill]) => (
          <pattern key={state} id={state} width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse">
            <rect x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="6" fill={fill} />
            {state === 'stop-sell' && <path d={HATCH} stroke="var(--field)" strokeWidth="2.5" />}
          </pattern>
        ))}
        <path d={`M0 0h${width}v${height}H0`} fill="url(#sold)" />
        {(['free', 'few', 'stop-sell'] as const).map(state => (
          <path key={state} d={stacks(state)} fill={`url(#${state})`} />
        ))}
        {spansOf(nights).map(
          (span, night) =>
            span > 0 && (
              <g key={night} transform={`translate(${night * WIDTH + 6} 6)`} strokeLinejoin="round">
                <path
                  d={`M0 0h${span * WIDTH - 12}v${height - 12}H0z`}
                  fill="var(--sky)"
                  stroke="var(--sky)"
                  strokeWidth="8"
                />
                <path d={`M0 0 ${span * WIDTH - 12} ${height - 12}`} stroke="var(--field)" strokeWidth="2" />
              </g>
            ),
        )}
      </svg>
      <p>
        {nights.map((_, night) => (
          <i key={night}>{`${night + 1} `}</i>
        ))}
      </p>
    </div>
  )
}
