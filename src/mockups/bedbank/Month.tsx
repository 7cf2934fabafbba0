import { useSite } from '../../page'
import * as l from '../../theme/layout.styles'
import { sand } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as s from './Month.styles'
import { nightsOf, spansOf } from './stopsell'
import type { CalendarWords, RoomWords } from './words'

/** Width of a night, and height of one of its rooms, in units of the drawing. */
const [WIDTH, HEIGHT] = [40, 30]

/** Nights in a week. */
const WEEK = 7

/** How much of its outer nights the edge of the page cuts off. */
const CUT = 8

/** Fill of a room by its state; where rooms were sold, only their empty places are drawn. */
const fills = { sold: 'none', free: 'var(--teal-w)', few: 'var(--coral-w)', 'stop-sell': 'var(--card)' } as const

/** The outline of a room by its state; those on sale are strong, so that their stacks are seen from afar. */
const edges = {
  sold: 'color-mix(in oklab, var(--field) 50%, transparent)',
  free: 'var(--teal)',
  few: 'var(--coral)',
  'stop-sell': 'var(--line)',
} as const

/** The hatch of a stop-sold night, over each of its rooms. */
const HATCH = 'M5 15 15 5M5 25 25 5M15 25 35 5M25 25 35 15'

type Props = { words: CalendarWords; room: RoomWords; closed: readonly number[] }

/**
 * Renders the nights of a month side by side, each as a stack of the rooms left; nights outside the contract are dark.
 * Styled by attributes, because CSS rules go into the head and would delay the hero.
 */
export function Month({ words: { month, key }, room, closed }: Props) {
  const { comma } = useSite().labels
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
      <p css={[l.cluster, s.key]}>
        <b css={t.semibold}>{`${room.name}${comma}${month} `}</b>
        {(['free', 'few', 'sold', 'stop-sell', 'blackout'] as const).map(state => (
          <small css={[l.cluster, t.text3]} key={state}>
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
      <svg
        css={[l.bleed, sand, s.wide]}
        viewBox={`${CUT} 0 ${width - 2 * CUT} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {Object.entries(fills).map(([state, fill]) => (
          <pattern key={state} id={state} width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse">
            <rect
              x="2"
              y="2"
              width={WIDTH - 4}
              height={HEIGHT - 4}
              rx="6"
              fill={fill}
              stroke={edges[state as keyof typeof edges]}
              strokeWidth="2"
            />
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
      <p css={[l.grid, l.clipped, l.bleed, sand, t.text3, t.muted, s.wide, s.dates]}>
        {nights.map((_, night) => (
          <i key={night} data-week={night % WEEK === 0 || undefined}>{`${night + 1} `}</i>
        ))}
      </p>
    </div>
  )
}
