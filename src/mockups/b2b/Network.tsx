import type { ReactNode } from 'react'
import type { Item } from '../../content/types'
import { night } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import { roundM } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { DrawnText } from '../kit/drawn'
import * as s from './Network.styles'
import type { B2bPicture } from './words'

type Props = { items: readonly Item[]; words: B2bPicture }

/** Radii of the rings of the sun, from the outermost, which begins at the start of the picture, in px. */
const RINGS = [50, 38, 26, 14]

/** Distance of an agency below head office, and of one below another agency, from the start of the picture, in px. */
const [AGENCY, BELOW] = [104, 136]

/** Width of the picture where its letters are small, in px. */
const WIDTH = 216

/** Distance from one agency to the next, and from one user to the next, in px. */
const [STEP, USER] = [40, 8]

const TEAL = 'var(--teal)'
const CORAL = 'var(--coral)'

/** Draws head office as a sun with a road to each agency, and below the agency's name a dot for each of its users. */
function Tree({ words: { ledger } }: Pick<Props, 'words'>) {
  const middle = (ledger.agencies.length * STEP) / 2
  let over = 0
  return (
    <svg
      aria-hidden="true"
      css={s.tree}
      width="100%"
      height={middle * 2}
      viewBox={`0 0 ${WIDTH} ${middle * 2}`}
      preserveAspectRatio="xMinYMid"
    >
      {ledger.agencies.map(({ name, users, sub }, place) => {
        const y = (place + 0.5) * STEP
        const x = sub ? BELOW : AGENCY
        if (!sub) over = y
        return (
          <g key={name}>
            <path d={sub ? `M${AGENCY} ${over + 8}V${y}H${x}` : `M${RINGS[0]} ${middle}Q${RINGS[0]} ${y} ${x} ${y}`} />
            <circle cx={x} cy={y} r="8" fill={CORAL} />
            <DrawnText x={x + 17} y={y + 3}>{`${name} `}</DrawnText>
            <path
              d={`M${x + 20} ${y + 13}h${(users - 1) * USER + 1}`}
              stroke={TEAL}
              strokeWidth="5"
              strokeDasharray={`0 ${USER}`}
            />
          </g>
        )
      })}
      {RINGS.map((radius, ring) => (
        <circle key={radius} cx={RINGS[0]} cy={middle} r={radius} fill={`var(--d${4 - ring})`} stroke="none" />
      ))}
    </svg>
  )
}

/** Stroke width of a dot on a line. */
const DOT = '14'

/** Drawings of the features after the first, in their order, 80 by 64: lines of one width, and dots on them. */
const drawings: readonly ReactNode[] = [
  <>
    <path d="M4 32H28M16 20V44" stroke={CORAL} />
    <g data-part="sign">
      <path d="M46 52L72 12" />
      <circle cx="48" cy="18" r="5.5" />
      <circle cx="69" cy="46" r="5.5" />
    </g>
  </>,
  <>
    <path d="M56 8V56" />
    <path d="M4 32H40" stroke={TEAL} />
    <path d="M69 32h0" strokeWidth={DOT} stroke={CORAL} />
  </>,
  <>
    <path d="M12 32C40 32 36 12 64 12M12 32H64" stroke={TEAL} />
    <path d="M12 32C40 32 36 52 64 52" strokeDasharray="1 8" />
    <path d="M11 32h0M69 12h0M69 32h0M69 52h0" strokeWidth={DOT} />
  </>,
  <>
    <path d="M4 12C40 12 36 32 64 32M4 32H64M4 52C40 52 36 32 64 32" stroke={TEAL} />
    <path d="M69 32h0" strokeWidth={DOT} stroke={CORAL} />
  </>,
  <>
    <path d="M4 24V12H76V24M4 46H32" />
    <path d="M51 46h0M69 46h0" strokeWidth={DOT} stroke={CORAL} />
  </>,
  <>
    <path d="M30 44H5V8H65V28M5 19H65" />
    <path d="M50 57h-4a8 8 0 0 1 0-16h4M62 41h6a8 8 0 0 1 0 16h-6M51 49H63" stroke={CORAL} />
  </>,
  <>
    <path d="M4 12H70M4 32H70M4 52H70" />
    <path d="M15 12H70" strokeDasharray="0 18" strokeWidth={DOT} stroke={TEAL} />
    <path d="M33 32H70" strokeDasharray="0 36" strokeWidth={DOT} />
    <path d="M69 52h0" strokeWidth={DOT} stroke={CORAL} />
  </>,
  <>
    <path d="M8 8V56H34V8M46 8V56H72V8" />
    <path d="M21 26V44" stroke={TEAL} strokeWidth={DOT} />
    <path d="M59 44h0" stroke={CORAL} strokeWidth={DOT} />
  </>,
  <>
    <path d="M24 14a24 24 0 0 1 0 36" stroke={CORAL} />
    <path d="M11 32h0" strokeWidth={DOT} />
    <path d="M40 9a34 34 0 0 1 0 46" stroke={CORAL} />
    <path d="M56 4a44 44 0 0 1 0 56" stroke={TEAL} />
  </>,
]

/** How many features after the first are posters on any screen. */
const POSTERS = 2

/** Renders the features of a network as one map: the first is its tree, each of the others a drawing with its text. */
export function Network({ items: [first, ...items], words }: Props) {
  /** The last of an odd number, which has a row of its own. */
  const alone = items.length % 2 > 0 ? items.length - 1 : undefined
  return (
    <div css={[night, l.column, l.clipped, s.network]}>
      <div css={s.office}>
        <h3 css={t.title4}>{first?.title}</h3>
        <p css={[t.ledeSize, t.line4]}>{first?.text}</p>
        <Tree words={words} />
      </div>
      <ul css={[l.column, l.gap4, s.features]}>
        {items.map(({ title, text }, index) => (
          <li
            css={[
              l.grid,
              roundM,
              index === alone && l.across,
              s.feature,
              index % 2 > 0 && s.dark,
              index >= POSTERS && s.ruled,
            ]}
            key={title}
          >
            <svg aria-hidden="true" viewBox="0 0 80 64">
              {drawings[index]}
            </svg>
            <h3>{title}</h3>
            <p css={t.line4}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
