import { coralTag, tealTag } from '../../theme/base.styles'
import * as s from './Day.styles'
import type { DayWords } from './words'

/** Radii of the sun's rings, from the outermost. */
const RINGS = [232, 194, 158, 122, 84, 58, 34]

/** In units of the drawing: y of the horizon, on which the road ends, height of the road above it, y of the lower edge. */
const [GROUND, HEIGHT, FOOT] = [262, 250, 310]

const minutesOf = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * Returns the stops by their hours, on half an ellipse from the middle of the first column to that of the last; each column
 * is 200 wide.
 */
function placesOf(stops: DayWords['stops']) {
  const middle = 100 * stops.length
  const [from, to] = [minutesOf(stops[0]?.time), minutesOf(stops.at(-1)?.time)]
  return stops.map(({ time }) => {
    const share = (2 * (minutesOf(time) - from)) / (to - from) - 1
    return {
      x: Math.round(middle + (middle - 100) * share),
      y: Math.round(GROUND - HEIGHT * Math.sqrt(1 - share ** 2)),
    }
  })
}

/**
 * Renders a traveller's day as a road over the sun, with a stop at each hour at which an extra is used. On wide screens a
 * line leads from each to its column. Styled by attributes, because CSS rules go into the head and would delay the hero.
 */
export function Day({ words: { stops, all, own, supplied } }: { words: DayWords }) {
  const places = placesOf(stops)
  const width = 200 * stops.length
  const middle = width / 2
  return (
    <div css={s.day}>
      <svg viewBox={`0 0 ${width} ${FOOT}`} fill="none" stroke="var(--field)" strokeWidth="1.5" aria-hidden="true">
        <g stroke="none">
          {RINGS.map((r, ring) => (
            <path key={r} d={`M${middle - r} ${GROUND}a${r} ${r} 0 0 1 ${2 * r} 0`} fill={`var(--d${6 - ring})`} />
          ))}
        </g>
        <path strokeDasharray="5 6" d={`M100 ${GROUND}a${middle - 100} ${HEIGHT} 0 0 1 ${width - 200} 0`} />
        <path strokeDasharray="2 6" stroke="var(--ink)" d={places.map(({ x, y }) => `M${x} ${y}V${GROUND}`).join('')} />
        <path d={`M0 ${GROUND}H${width}`} />
        <path
          strokeDasharray="2 6"
          stroke="var(--ink)"
          d={places.map(({ x }, stop) => `M${x} ${GROUND}L${100 + 200 * stop} ${FOOT}`).join('')}
        />
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
      <ol>
        {stops.map(({ time, name, text, yours }) => (
          <li key={time} data-state={yours ? 'yours' : undefined}>
            <b>{time}</b>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <span css={yours ? coralTag : tealTag}>{yours ? own : supplied}</span>
            </div>
          </li>
        ))}
      </ol>
      <p>{all}</p>
    </div>
  )
}
