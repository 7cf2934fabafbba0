import * as s from './Drawing.styles'

/** Shapes from the back to the front, the dashed road, the stop on it (its place and size), and what is missing in front of all. */
type Lines = {
  shapes: readonly string[]
  road: string
  stop: readonly [x: number, y: number, r: number]
  missing?: string
}

const drawings = {
  /** The form, and the envelope that its words leave in. */
  form: {
    shapes: [
      'M16 26h104v148H16z',
      'M28 40h80v14H28zM28 62h80v14H28zM28 84h80v14H28zM28 106h80v14H28zM28 128h80v32H28z',
      'M84 134h66v46H84z',
      'M84 134l33 26 33-26',
    ],
    road: 'M117 150C117 70 140 24 184 20',
    stop: [117, 160, 8],
  },
  /** A window, and the place where others have their banner. */
  banner: {
    shapes: ['M62 10h76v92H62z', 'M62 10h76v12H62z', 'M71 31h28v20H71zM107 33h22M107 41h22M107 49h13'],
    road: 'M-60 94h320',
    stop: [69, 16, 2.5],
    missing: 'M71 66h58v20H71z',
  },
  /** A house of law. */
  court: {
    shapes: [
      'M52 34l48-26 48 26z',
      'M60 42h14v42H60zM93 42h14v42H93zM126 42h14v42h-14z',
      'M54 34h92v8H54zM48 84h104v10H48z',
    ],
    road: 'M-60 94H48M152 94h108',
    stop: [100, 23, 5],
  },
  letter: {
    shapes: ['M62 32h76v56H62z', 'M62 32l38 32 38-32'],
    road: 'M-20 92C0 34 30 30 62 58',
    stop: [100, 64, 10],
  },
  links: {
    shapes: ['M22 32h66v60H22zM22 44h66', 'M142 52h44v40h-44zM142 61h44'],
    road: 'M66 66C76 2 146-2 164 76',
    stop: [66, 68, 6],
  },
  cloud: {
    shapes: ['M66 86a17 17 0 0 1 2-34 27 27 0 0 1 52-5 20 20 0 0 1 20 39z'],
    road: 'M-20 86H54M152 86h70',
    stop: [24, 86, 5],
  },
  scales: {
    shapes: [
      'M44 58a15 15 0 0 0 30 0zM126 58a15 15 0 0 0 30 0z',
      'M100 22v68M80 90h40M59 30h82M44 58l15-28 15 28M126 58l15-28 15 28',
    ],
    road: 'M-20 90H76M124 90h96',
    stop: [100, 22, 6],
  },
  lock: {
    shapes: ['M80 52V40a20 20 0 0 1 40 0v12', 'M68 50h64v42H68z'],
    road: 'M-20 84C6 36 40 36 68 72M132 72c30-40 70-40 90 12',
    stop: [100, 70, 9],
  },
  kite: {
    shapes: ['M150 8l22 40-58 18 4-44z', 'M150 8l-36 58M118 22l54 26'],
    road: 'M114 66C96 96 50 58-20 96',
    stop: [70, 80, 5],
  },
  copies: {
    shapes: ['M92 16h52v62H92z', 'M80 24h52v62H80z', 'M68 32h52v62H68zM78 48h32M78 60h32M78 72h18'],
    road: 'M-20 94H68M120 94h100',
    stop: [30, 94, 5],
  },
  plug: {
    shapes: ['M92 46h20M92 66h20', 'M66 38h28v36H66z', 'M140 34h30v44h-30zM140 46h10M140 66h10'],
    road: 'M66 56C30 56 40 92-20 92M170 56h50',
    stop: [155, 56, 5],
  },
} as const satisfies Record<string, Lines>

export type DrawingName = keyof typeof drawings

/** Those that stand beside the text of a section, not at the foot of a card. */
const sheets: readonly DrawingName[] = ['form', 'banner', 'court']

/** What a section speaks of, in front of the sun. */
export function Drawing({ name }: { name: DrawingName }) {
  const { shapes, road, stop, missing }: Lines = drawings[name]
  return (
    <svg
      css={sheets.includes(name) ? s.sheet : s.drawing}
      viewBox={name === 'form' ? '0 0 164 204' : sheets.includes(name) ? '25 0 150 100' : '0 0 200 100'}
      preserveAspectRatio={name === 'form' ? undefined : 'xMidYMax'}
      aria-hidden="true"
    >
      <path d={road} />
      {shapes.map(shape => (
        <path key={shape} d={shape} />
      ))}
      <circle cx={stop[0]} cy={stop[1]} r={stop[2]} />
      {missing && <path d={missing} />}
    </svg>
  )
}
