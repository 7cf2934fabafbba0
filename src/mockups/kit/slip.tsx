import type { ReactNode } from 'react'

/** Where a slip's words begin, and where those end that stand at its other side: px from its start, and of its width. */
export const START = 22
export const END = '95%'

/** The height of a slip with air below its last line, px. */
export const AIRY = 82

type Props = { children: ReactNode; ground?: string; height?: number }

/**
 * The corner of a window, or another thing of the product, at reading size: it runs off the end and the foot of the card
 * that it stands on. In px. Drawn by attributes: rules would have to come before the hero.
 */
export function Slip({ children, ground = 'var(--card)', height = 72 }: Props) {
  return (
    <svg aria-hidden="true" width="100%" height={height} fontSize="20" letterSpacing="-.02em" fill="var(--ink)">
      <rect x=".5" y=".5" width="110%" height="120" rx="13" fill={ground} stroke="var(--line)" />
      {children}
    </svg>
  )
}

/** A whole card of its own, as wide as what holds it and 64 px high. */
export function Ticket({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="64"
      overflow="visible"
      fontSize="18"
      letterSpacing="-.02em"
      fill="var(--ink)"
    >
      <rect width="100%" height="64" rx="12" fill="var(--card)" stroke="var(--line)" />
      {children}
    </svg>
  )
}

type Side = { y: number; name: string; value: string; hot?: boolean }

/** A name at the start of a slip's line, and what it is worth at its end. `y`: the base line. */
export function SlipLine({ y, name, value, hot }: Side) {
  return (
    <>
      <text x={START} y={y}>{`${name} `}</text>
      <text
        x={END}
        y={y}
        textAnchor="end"
        fontWeight="500"
        fill={hot ? 'var(--coral-t)' : undefined}
      >{`${value} `}</text>
    </>
  )
}

type Way = {
  /** By name, from the start over the middle to the end. */
  stops: readonly [string, string, string]
}

/** The stops of a way on one line, px, and their size. */
const [LEVEL, RADIUS] = [27, 10]

/** A request on its way: it was made, waits for somebody, and will be granted. */
export function WaySlip({ stops: [from, over, to] }: Way) {
  const drawn = [
    { name: from, x: START, inwards: RADIUS, anchor: 'start', fill: 'var(--teal)', stroke: 'var(--teal)' },
    { name: over, x: '50%', inwards: 0, anchor: 'middle', fill: 'var(--card)', stroke: 'var(--coral)' },
    { name: to, x: END, inwards: -RADIUS, anchor: 'end', fill: 'var(--card)', stroke: 'var(--teal)' },
  ] as const
  return (
    <Slip height={AIRY}>
      <line x1={START} x2="50%" y1={LEVEL} y2={LEVEL} stroke="var(--teal)" strokeWidth="3" />
      <line x1="50%" x2={END} y1={LEVEL} y2={LEVEL} stroke="var(--field)" strokeWidth="2" strokeDasharray="4 5" />
      {drawn.map(({ name, x, inwards, anchor, fill, stroke }) => (
        <g key={name}>
          <circle
            cx={x}
            cy={LEVEL}
            r={RADIUS}
            transform={`translate(${inwards})`}
            fill={fill}
            stroke={stroke}
            strokeWidth="3"
          />
          <text x={x} y="64" fontSize="18" textAnchor={anchor}>{`${name} `}</text>
        </g>
      ))}
    </Slip>
  )
}
