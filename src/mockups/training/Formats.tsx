import type { ReactNode } from 'react'

/** The rotations of the rosette's ovals, in degrees. */
const PETALS = [0, 60, 120]

/** Returns the path of a mouse pointer with its tip at `x`, `y`. */
const pointer = (x: number, y: number) => `M${x} ${y}l8 26 7-9 11-2z`

/**
 * The drawings of the formats, in their order, with teachers in coral and learners in teal: the seating plan of a class, a
 * recorded lesson, two pointers on one screen, a certificate. Attributes style the paths: CSS rules would be sent ahead of
 * the picture at the head of the page.
 */
export const FORMATS: readonly ReactNode[] = [
  drawn(
    'class',
    '',
    'M88 24h64',
    '',
    // The seats are the dots of dashed arcs. Every arc is a hair longer than its seats, so that the last dot is drawn.
    <>
      <path
        stroke="var(--teal)"
        strokeWidth={9}
        strokeDasharray="0 15.9"
        d="M94.5 42a25.5 25.5 0 0 0 51 0M74.2 42a45.8 45.8 0 0 0 91.6 0M53.8 42a66.2 66.2 0 0 0 132.4 0"
      />
      <circle fill="var(--coral)" stroke="none" cx={120} cy={43} r={8} />
    </>,
  ),
  drawn(
    'recorded',
    'M158 36h38M158 58h38M158 80h38',
    '',
    'M44 28h98v56H44z',
    // A recording is played from left to right everywhere.
    <>
      <g data-upright="">
        <path stroke="var(--coral)" strokeWidth={6} d="M44 100h58" />
        <path strokeWidth={2} d="M110 100h86" />
      </g>
      <circle fill="var(--coral)" stroke="none" cx={93} cy={56} r={18} />
      <path data-upright="" fill="var(--on-coral)" stroke="none" d="M88 47v18l14-9z" />
    </>,
  ),
  drawn(
    'beside',
    'M44 30h60M44 46h152M44 62h108M44 104h86',
    '',
    'M40 72h160v20H40z',
    <g stroke="var(--card)" strokeWidth={2}>
      <path data-upright="" fill="var(--teal)" d={pointer(92, 80)} />
      <path data-upright="" fill="var(--coral)" d={pointer(152, 54)} />
    </g>,
  ),
  drawn(
    'proof',
    'M46 32h84M46 48h56M46 64h36',
    '',
    '',
    <>
      <path data-upright="" d="M46 100c8-18 12-18 10-4s4-10 10-8 2 10 8 6 8-2 14-2" />
      <g stroke="var(--coral)" strokeWidth={1.5}>
        <path fill="var(--coral)" d="M152 90 146 120h12l6-8 2-8 2 8 6 8h12l-6-30z" />
        <circle fill="var(--card)" cx={166} cy={70} r={27} />
        {PETALS.map(angle => (
          <ellipse key={angle} cx={166} cy={70} rx={27} ry={15} transform={`rotate(${angle} 166 70)`} />
        ))}
        <circle fill="var(--coral)" cx={166} cy={70} r={10} />
      </g>
    </>,
  ),
]

/** Draws a sheet that stands on the list: its lines, the taught part in coral, the learners in teal, and `over` on top. */
function drawn(key: string, lines: string, coral: string, teal: string, over: ReactNode) {
  return (
    <svg
      viewBox="20 4 200 116"
      fill="none"
      stroke="var(--field)"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      key={key}
    >
      <path fill="var(--paper)" strokeWidth={2} d="M24 120V16a8 8 0 0 1 8-8h176a8 8 0 0 1 8 8v104" />
      <path d={lines} />
      {teal && <path fill="var(--teal-w)" stroke="var(--teal)" d={teal} />}
      {coral && <path stroke="var(--coral)" strokeWidth={6} d={coral} />}
      {over}
    </svg>
  )
}
