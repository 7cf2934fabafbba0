/**
 * Paths of what an agency sells besides flights, in 64 by 56: a bed, two circles that overlap (a package), a road in dunes,
 * a stamp, a card.
 */
const signs = [
  'M8 8V48M8 38H56V48M56 38V30a8 8 0 0 0-8-8H28V38',
  'M5 28a18 18 0 0 1 36 0a18 18 0 0 1-36 0M23 28a18 18 0 0 1 36 0a18 18 0 0 1-36 0',
  'M4 46C16 20 26 22 36 36S54 42 60 30M40 12a7 7 0 0 1 14 0a7 7 0 0 1-14 0',
  'M10 28a22 22 0 0 1 44 0a22 22 0 0 1-44 0M22 28l7 7 13-14',
  'M14 6H40L50 16V50H14ZM24 24H40V40H24ZM32 24V40',
]

/** Index of the stamp, whose tick is the same in all scripts. */
const STAMP = 3

/** Renders the sign at index `of`, on a colour of the sun that goes from noon, for the first, to night, for the last. */
export function Sign({ of }: { of: number }) {
  return (
    <svg
      aria-hidden="true"
      data-upright={of === STAMP ? '' : undefined}
      viewBox="-9 0 82 56"
      color={`var(--d${of + 1})`}
      stroke={of < 2 ? 'var(--d5)' : 'var(--d0)'}
    >
      <path d={signs[of]} />
    </svg>
  )
}
