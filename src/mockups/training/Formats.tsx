import type { ReactNode } from 'react'

/** Who sits there: from behind, at the foot of a drawing. */
const seat = (x: number, size: number) => {
  const head = 9 * size
  const shoulders = 17 * size
  const neck = 120 - shoulders - 7 * size
  return `M${x - head} ${neck}a${head} ${head} 0 1 1 ${2 * head} 0a${head} ${head} 0 1 1-${2 * head} 0M${x - shoulders} 120a${shoulders} ${shoulders} 0 0 1 ${2 * shoulders} 0z`
}

/** How the rosette's ovals are turned, in degrees. */
const PETALS = [0, 60, 120]

/**
 * In the order of the formats, a trainer in coral and agents in teal: a class, a recorded lesson, two at one screen, a
 * certificate. What paths look like is said on them: rules would stand before the picture at the head of the page.
 */
export const FORMATS: readonly ReactNode[] = [
  drawn(
    'class',
    'M72 6h164v74H72z',
    'M90 26h64M90 42h112M90 58h48',
    seat(36, 1.6),
    [84, 112, 140, 168, 196, 224].map(x => seat(x, 0.7)).join(''),
  ),
  drawn('recorded', 'M50 4h140v78H50z', 'M66 68h108', 'M108 20v34l30-17zM66 66.5h44v3H66z', seat(120, 1)),
  drawn(
    'beside',
    'M40 4h160v78H40z',
    'M56 22h60M56 38h128M56 54h84M56 70h108',
    `${seat(92, 1)}M150 44l8 26 7-9 11-2z`,
    seat(148, 1),
  ),
  drawn(
    'proof',
    'M52 10h136v110H52z',
    'M70 34h84M70 50h56M70 66h36',
    'M134 96 128 120h12l6-8 2-8 2 8 6 8h12l-6-24z',
    '',
    PETALS.map(angle => <ellipse key={angle} cx={148} cy={84} rx={25} ry={14} transform={`rotate(${angle} 148 84)`} />),
  ),
]

/** A screen or a sheet with its lines, and in front of it who teaches and who learns. */
function drawn(key: string, sheet: string, lines: string, coral: string, teal: string, rosette?: ReactNode) {
  return (
    <svg
      viewBox="0 0 240 120"
      fill="none"
      stroke="var(--field)"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      key={key}
    >
      <path fill="var(--card)" d={sheet} />
      <path strokeWidth={1.5} d={lines} />
      <path fill="var(--coral)" stroke="none" d={coral} />
      <path fill="var(--teal)" stroke="var(--ground)" d={teal} />
      {rosette && (
        <g stroke="var(--coral)" strokeWidth={1.5}>
          <circle fill="var(--card)" cx={148} cy={84} r={25} />
          {rosette}
          <circle fill="var(--coral)" cx={148} cy={84} r={9} />
        </g>
      )}
    </svg>
  )
}
