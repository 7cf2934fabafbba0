import type { ReactNode } from 'react'

/** Where a slip's words begin, and where those end that stand at its other side: px from its start, and of its width. */
export const START = 22
export const END = '95%'

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
