import type { Item } from '../content/types'
import { Row } from '../theme/Row'
import { entriesOf } from './entries'
import * as s from './Values.styles'

/** A sun and its rings, from the outermost inwards. */
function Sun({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g>
      {[100, 72, 50, 32, 18].map((radius, index) => (
        <circle key={radius} cx={x} cy={y} r={radius * size} fill={`var(--d${4 - index})`} />
      ))}
    </g>
  )
}

const road = { fill: 'none', stroke: 'var(--d0)', strokeWidth: 2.5, strokeLinecap: 'round' } as const

// A rising sun, two that meet, three on one road, the short way and the long. On phones their middles are seen, and the
// foot of the first.
const glyphs = {
  innovation: <Sun x={140} y={116} />,
  partnership: (
    <>
      <Sun x={104} y={60} size={0.5} />
      <Sun x={176} y={60} size={0.5} />
      <path {...road} d="M122 60H158" strokeDasharray="5 7" />
    </>
  ),
  team: (
    <>
      <Sun x={56} y={76} size={0.42} />
      <Sun x={224} y={76} size={0.42} />
      <Sun x={140} y={76} size={0.6} />
      <path {...road} d="M66 66Q96 22 128 64M152 64Q184 22 214 66" strokeDasharray="5 7" />
    </>
  ),
  agility: (
    <>
      <Sun x={186} y={34} size={0.72} />
      <path {...road} d="M40 112C110 112 100 34 168 34" />
      <path {...road} d="M40 112C200 112 240 112 262 92S250 34 206 34" strokeDasharray="5 7" />
    </>
  ),
}

/** The words of each value. */
export type ValueItems = Readonly<Record<keyof typeof glyphs, Item>>

/** The four core values, each with its drawn glyph. */
export function Values({ label, items }: { label: string; items: ValueItems }) {
  return (
    <Row label={label}>
      <ul css={s.values}>
        {entriesOf(items).map(([id, { title, text }]) => (
          <li key={id}>
            <svg
              viewBox="0 0 280 120"
              preserveAspectRatio={id === 'innovation' ? 'xMidYMax slice' : 'xMidYMid slice'}
              aria-hidden="true"
            >
              {glyphs[id]}
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Row>
  )
}
