import { coralTag, tealTag } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { lowPart } from '../kit/kit.styles'
import * as s from './Day.styles'
import type { DayWords } from './words'

/** Radii of the sun's rings, from the outermost. */
const RINGS = [92, 77, 62, 48, 34, 23, 13]

/** In units of the drawing: y of the horizon, on which the road ends, height of the road above it, and y of the sun. */
const [GROUND, HEIGHT, SUN] = [262, 250, 134]

/**
 * Returns where the stops are on half an ellipse from the middle of the first column to that of the last: each above its
 * column, which is 200 wide.
 */
function placesOf(stops: DayWords['stops']) {
  const half = 100 * (stops.length - 1)
  return stops.map((_, stop) => ({
    x: 100 + 200 * stop,
    y: Math.round(GROUND - HEIGHT * Math.sqrt(1 - ((200 * stop) / half - 1) ** 2)),
  }))
}

/**
 * Renders a traveller's day as a road over the sun, with a stop for each extra that is used, on wide screens above its
 * column. Styled by attributes, because CSS rules go into the head and would delay the hero.
 */
export function Day({ words: { stops, all, own, supplied } }: { words: DayWords }) {
  const places = placesOf(stops)
  const width = 200 * stops.length
  const middle = width / 2
  return (
    <div css={s.day}>
      <svg
        viewBox={`0 0 ${width} ${GROUND + 12}`}
        fill="none"
        stroke="var(--field)"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <g stroke="none">
          {/* Not circles, which the styles would size as the stops. */}
          {RINGS.map((r, ring) => (
            <ellipse key={r} cx={middle} cy={SUN} rx={r} ry={r} fill={`var(--d${6 - ring})`} />
          ))}
        </g>
        <path strokeDasharray="5 6" d={`M100 ${GROUND}a${middle - 100} ${HEIGHT} 0 0 1 ${width - 200} 0`} />
        <path strokeDasharray="2 6" stroke="var(--ink)" d={places.map(({ x, y }) => `M${x} ${y}V${GROUND}`).join('')} />
        <path d={`M0 ${GROUND}H${width}`} />
        {places.map(({ x, y }, stop) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="9"
            strokeWidth="3"
            stroke={stops[stop]?.yours ? 'var(--coral)' : 'var(--teal)'}
            fill={stops[stop]?.yours ? 'var(--coral)' : 'var(--band)'}
          />
        ))}
      </svg>
      <ol css={[l.column, l.gap2]}>
        {stops.map(({ time, name, text, yours }) => (
          <li key={time} data-state={yours ? 'yours' : undefined}>
            <b css={[t.title4, t.line2]}>{time}</b>
            <div>
              <h3 css={t.ledeSize}>{name}</h3>
              <p css={[l.full, t.text4, t.line4, t.muted]}>{text}</p>
              <span css={yours ? coralTag : tealTag}>{yours ? own : supplied}</span>
            </div>
          </li>
        ))}
      </ol>
      <p css={[lowPart, t.teal]}>{all}</p>
    </div>
  )
}
