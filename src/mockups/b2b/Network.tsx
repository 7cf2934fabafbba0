import type { ReactNode } from 'react'
import type { Item } from '../../content/types'
import { Row } from '../../theme/Row'
import * as s from './Network.styles'
import type { B2bPicture } from './words'

type Props = { label: string; items: readonly Item[]; words: B2bPicture }

/** Of an agency below head office, and of one below another agency: px from the start of the picture. */
const [AGENCY, BELOW] = [104, 148]

/** From one agency to the next, and from one user to the next: px. */
const [STEP, USER] = [38, 19]

const TEAL = 'var(--teal)'
const CORAL = 'var(--coral)'

/** Head office as the sun, a road from it to each agency, and a dot for each of their users: they run on past the edge. */
function Tree({ words: { ledger } }: Pick<Props, 'words'>) {
  const middle = (ledger.agencies.length * STEP) / 2
  let over = 0
  return (
    <svg aria-hidden="true" css={s.tree} width="100%" height={middle * 2}>
      {[92, 68, 46, 24].map((radius, ring) => (
        <circle key={radius} cy={middle} r={radius} fill={`var(--d${4 - ring})`} stroke="none" />
      ))}
      {ledger.agencies.map(({ name, users, sub }, place) => {
        const y = (place + 0.5) * STEP
        const x = sub ? BELOW : AGENCY
        if (!sub) over = y
        return (
          <g key={name}>
            <path d={sub ? `M${AGENCY} ${over}V${y}H${x}` : `M0 ${middle}C70 ${middle} 20 ${y} ${x} ${y}`} />
            <circle cx={x} cy={y} r="8" fill={CORAL} />
            <text x={x + 20} y={y + 6}>{`${name} `}</text>
            <path d={`M300 ${y}h${users * USER - 18}`} stroke={TEAL} strokeWidth="10" strokeDasharray={`0 ${USER}`} />
          </g>
        )
      })}
    </svg>
  )
}

/** What each of the others comes to, in 80 by 64. */
function drawings({ markups: { rows } }: B2bPicture): readonly ReactNode[] {
  const [percent, , fixed] = rows[0]?.cells ?? []
  return [
    <>
      <text y="27">
        <tspan fill={CORAL}>{`${percent} `}</tspan>
      </text>
      <text y="60">{`${fixed} `}</text>
    </>,
    <>
      <path d="M57 16V56" />
      <path d="M6 36H48" strokeWidth="12" />
      <path d="M66 36h8" strokeWidth="12" stroke={CORAL} />
    </>,
    <>
      <path d="M12 32C40 32 36 10 64 10M12 32H64" stroke={TEAL} />
      <path d="M12 32C40 32 36 54 64 54" strokeDasharray="1 8" />
      <path d="M12 32h0M68 10h0M68 32h0" strokeWidth="16" />
      <circle cx="68" cy="54" r="6" />
    </>,
    <>
      <path
        d="M6 6C40 6 24 32 48 32M6 23C30 23 24 32 48 32M6 41C30 41 24 32 48 32M6 58C40 58 24 32 48 32"
        stroke={TEAL}
      />
      <path d="M50 32H74" strokeWidth="12" stroke={CORAL} />
    </>,
    <>
      <path d="M3 22v-8H77v8" />
      <path d="M7 42H29" strokeWidth="14" />
      <path d="M46 42h5" strokeWidth="14" stroke={TEAL} />
      <path d="M68 42h5" strokeWidth="14" stroke={CORAL} />
    </>,
    <>
      <path d="M30 42H4V6H64V28M4 16H64" />
      <path d="M50 58h-4a8 8 0 0 1 0-16h4M62 42h6a8 8 0 0 1 0 16h-6M51 50H63" stroke={CORAL} />
    </>,
    <>
      <path d="M2 12H74M2 32H74M2 52H74" strokeWidth="2" />
      <path d="M20 12H75" strokeDasharray="0 18" strokeWidth="12" stroke={TEAL} />
      <path d="M38 32H75" strokeDasharray="0 36" strokeWidth="12" />
      <path d="M74 52h0" strokeWidth="12" stroke={CORAL} />
    </>,
    <>
      <path d="M18 13V40" strokeWidth="20" stroke={TEAL} />
      <path d="M4 58H32" />
      <path d="M60 24V50" strokeWidth="20" />
      <path d="M46 6H74" stroke={CORAL} />
    </>,
    <>
      <path d="M22 14a24 24 0 0 1 0 36" stroke={CORAL} />
      <path d="M8 32h0" strokeWidth="16" />
      <path d="M38 8a34 34 0 0 1 0 48" stroke="var(--d1)" />
      <path d="M54 2a44 44 0 0 1 0 60" stroke={TEAL} />
    </>,
  ]
}

/** The features of a network as one map of it: the first is its tree, and each of the others is a drawing with its words. */
export function Network({ label, items: [first, ...items], words }: Props) {
  const drawn = drawings(words)
  return (
    <div css={s.network}>
      <div>
        <h3>{first?.title}</h3>
        <p>{first?.text}</p>
        <Tree words={words} />
      </div>
      <Row label={label}>
        <ul>
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <svg aria-hidden="true" viewBox="0 0 80 64">
                {drawn[index]}
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Row>
    </div>
  )
}
