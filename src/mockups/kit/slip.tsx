import type { ReactNode } from 'react'
import { DrawnText } from './drawn'

/** Where the text at a slip's start begins, in px, and where the text at its end ends: as far from the slip's edge. */
export const START = 22
export const END = { x: '100%', dx: -START, textAnchor: 'end' } as const

type Props = {
  children: ReactNode
  ground?: string
  /** Height, radius of the corners and size of the letters, in px. */
  height?: number
  radius?: number
  size?: number
}

/**
 * Renders a part of a product window, or of another thing of the product, at reading size and as wide as its container. Styled
 * by attributes, because CSS rules go into the head and would delay the hero.
 */
export function Slip({ children, ground = 'var(--card)', height = 72, radius = 13, size = 20 }: Props) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={height}
      overflow="visible"
      fontSize={size}
      letterSpacing="-.02em"
      fill="var(--ink)"
    >
      <rect width="100%" height="100%" rx={radius} fill={ground} stroke="var(--line)" />
      {children}
    </svg>
  )
}

type Side = { y: number; name: string; value: string; hot?: boolean }

/** Renders a line of a slip: a name at its start and a value at its end. `y` is the baseline, in px. */
export function SlipLine({ y, name, value, hot }: Side) {
  return (
    <>
      <DrawnText x={START} y={y}>{`${name} `}</DrawnText>
      <DrawnText {...END} y={y} fontWeight="500" fill={hot ? 'var(--coral-t)' : undefined}>{`${value} `}</DrawnText>
    </>
  )
}
