import { full } from '../../theme/layout.styles'
import { roundL } from '../../theme/surface.styles'
import * as s from './Drawing.styles'

/**
 * The parts of a drawing: its shapes from back to front, the dashed road behind them, the stop on the road, and in front of
 * all the dashed outline of something that is missing.
 */
type Lines = {
  shapes: Readonly<Record<string, string>>
  road: string
  stop: readonly [x: number, y: number, r: number]
  missing?: string
}

/** Returns the path of a jar; `x` is the left end of its neck. */
const jar = (x: number) => `M${x} 34c0 7-11 8-11 18v34a5 5 0 0 0 5 5h32a5 5 0 0 0 5-5V52c0-10-11-11-11-18z`

const drawings = {
  /** The contact form, and the envelope in which its message leaves. */
  form: {
    shapes: {
      sheet: 'M16 26h104v148H16z',
      fields: 'M28 40h80v14H28zM28 62h80v14H28zM28 84h80v14H28zM28 106h80v14H28zM28 128h80v32H28z',
      envelope: 'M84 134h66v46H84z',
      flap: 'M84 134l33 26 33-26',
    },
    road: 'M108 69C152 69 152 104 136 134',
    stop: [117, 160, 8],
  },
  /** A browser window, and the place where other sites have their cookie banner. */
  banner: {
    shapes: {
      window: 'M62 10h76v92H62z',
      bar: 'M62 10h76v12H62z',
      page: 'M71 31h28v20H71zM107 33h22M107 41h22M107 49h13',
    },
    road: 'M-60 94h320v9h-320z',
    stop: [69, 16, 2.5],
    missing: 'M71 66h58v20H71z',
  },
  /** A courthouse. */
  court: {
    shapes: {
      roof: 'M52 34l48-26 48 26z',
      columns: 'M60 42h14v42H60zM93 42h14v42H93zM126 42h14v42h-14z',
      steps: 'M54 34h92v8H54zM48 84h104v10H48z',
    },
    road: 'M-60 94h320v9h-320z',
    stop: [100, 23, 5],
  },
  letter: {
    shapes: { envelope: 'M62 32h76v56H62z', flap: 'M62 32l38 32 38-32' },
    road: 'M-20 92C0 34 30 30 62 58',
    stop: [100, 64, 10],
  },
  links: {
    shapes: { here: 'M46 36h52v48H46zM46 48h52', there: 'M116 44h40v40h-40zM116 54h40' },
    road: 'M72 66C82 12 128 12 136 70',
    stop: [72, 66, 6],
  },
  cloud: {
    shapes: { cloud: 'M66 86a17 17 0 0 1 2-34 27 27 0 0 1 52-5 20 20 0 0 1 20 39z' },
    road: 'M-20 86H54M152 86h70',
    stop: [100, 86, 5],
  },
  scales: {
    shapes: {
      pans: 'M52 58a15 15 0 0 0 30 0zM118 58a15 15 0 0 0 30 0z',
      beam: 'M100 22v68M80 90h40M67 30h66M52 58l15-28 15 28M118 58l15-28 15 28',
    },
    road: 'M-20 90H76M124 90h96',
    stop: [100, 22, 6],
  },
  /** A padlock on the road that a message takes. */
  lock: {
    shapes: {
      shackle: 'M81 50V31a19 19 0 0 1 38 0v19',
      body: 'M66 46h68a5 5 0 0 1 5 5v70H61V51a5 5 0 0 1 5-5z',
      hole: 'M100 60a7.5 7.5 0 0 1 4 13.8l2 12.2H94l2-12.2a7.5 7.5 0 0 1 4-13.8z',
    },
    road: 'M-400 82H62M138 82h500',
    stop: [30, 82, 5],
  },
  kite: {
    shapes: {
      sail: 'M150 8l22 40-58 18 4-44z',
      tail: 'M150 8l-36 58M118 22l54 26M114 66C100 92 70 82 50 82 70 82 100 92 114 66',
    },
    road: 'M50 82H-400',
    stop: [50, 82, 5],
  },
  /** Copies of one page, kept in identical jars. */
  copies: {
    shapes: {
      jar: [36, 90, 144].map(jar).join(''),
      lid: [33, 87, 141].map(x => `M${x} 26h26v8H${x}z`).join(''),
      page: [36, 90, 144].map(x => `M${x} 58h20v25H${x}zM${x + 5} 66h10M${x + 5} 74h10`).join(''),
    },
    road: 'M-400 92h1000',
    stop: [187, 88, 4],
  },
  /** A closed jar, and the cookie that may only be put into it with consent. */
  closed: {
    shapes: {
      jar: 'M72 26c0 8-14 9-14 21v37a7 7 0 0 0 7 7h46a7 7 0 0 0 7-7V47c0-12-14-13-14-21z',
      lid: 'M68 18h40v8H68zM82 9h12v9H82z',
    },
    road: 'M-400 92h1000',
    stop: [34, 88, 4],
    missing: 'M136 75a16 16 0 1 1 32 0a16 16 0 1 1-32 0z',
  },
} as const satisfies Record<string, Lines>

export type DrawingName = keyof typeof drawings

/** The drawings beside the text of a section; all others stand at the foot of a card. */
const sheets: readonly DrawingName[] = ['form', 'banner', 'court']

/** A drawing of a section's subject, in front of the sun. */
export function Drawing({ name }: { name: DrawingName }) {
  const { shapes, road, stop, missing }: Lines = drawings[name]
  return (
    <svg
      css={[full, s.drawing, sheets.includes(name) && [roundL, s.sheet]]}
      data-drawing={name}
      viewBox={name === 'form' ? '0 0 164 204' : sheets.includes(name) ? '25 0 150 100' : '20 0 160 100'}
      preserveAspectRatio={name === 'form' ? undefined : 'xMidYMax'}
      aria-hidden="true"
    >
      <path data-part="road" d={road} />
      {Object.entries(shapes).map(([part, shape]) => (
        <path key={part} data-part={part} d={shape} />
      ))}
      <circle cx={stop[0]} cy={stop[1]} r={stop[2]} />
      {missing && <path data-part="missing" d={missing} />}
    </svg>
  )
}
