import * as s from './Sketch.styles'

type Part = 'line' | 'dashes' | 'text' | 'well' | 'warm' | 'cells' | 'closed' | 'sun'

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`

/** Squares of a calendar, at these places of its seven columns. */
const days = (places: readonly number[]) =>
  places.map(place => box(10 + (place % 7) * 14.6, 22 + Math.floor(place / 7) * 12, 12, 9.5)).join('')

/** What a piece of work looks like, 120 wide and 72 high, as lines of a kind. */
const drawings = {
  /** Systems and the ways of a rate between them: one is mapped twice. */
  architecture: [
    ['dashes', 'M36 18H48M36 56H84M74 36 84 18M74 38 84 56'],
    ['warm', 'M36 54 48 40M36 20 48 34'],
    [
      'line',
      [box(8, 10, 28, 17), box(8, 47, 28, 17), box(48, 28, 26, 17), box(84, 10, 28, 17), box(84, 47, 28, 17)].join(''),
    ],
    ['text', 'M14 18.5H27M14 55.5H24M54 36.5H67M90 18.5H103M90 55.5H106'],
  ],
  /** A spreadsheet becomes a board. */
  migration: [
    ['line', `${box(8, 14, 38, 44)}M8 25H46M8 36H46M8 47H46M21 14V58M33 14V58`],
    ['dashes', 'M46 22C54 8 64 8 70 18'],
    ['line', `${box(70, 14, 12, 44)}${box(85, 14, 12, 44)}${box(100, 14, 12, 44)}`],
    ['text', 'M74 21H78M74 29H78M89 21H93M104 21H108'],
    ['well', 'M104 29H108M104 37H108'],
    ['warm', 'M89 29H93'],
  ],
  /** Accounts against their limits, one beyond it. */
  ledger: [
    ['text', 'M10 16H30M10 30H26M10 44H34M10 58H24M46 16H108M46 30H108M46 44H108M46 58H108'],
    ['well', 'M46 16H78M46 30H88M46 58H60'],
    ['warm', 'M46 44H104'],
    ['line', 'M96 9V65'],
  ],
  /** A month of rooms with the nights that are closed. */
  nights: [
    ['text', 'M11 13H36'],
    ['cells', days([0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25])],
    ['closed', days([5, 6, 9, 10])],
  ],
  /** Sources of bookings; each counts once, and one is taken off again. */
  sources: [
    ['dashes', 'M34 16C60 16 62 36 82 36M34 36H82M34 56C60 56 62 36 82 36'],
    ['text', 'M12 16H30M12 36H26'],
    ['warm', 'M12 56H28'],
    ['line', 'M98 20A16 16 0 1 1 97.9 20M53 51H63'],
    ['well', 'M91 36 96 41 105 31'],
  ],
  /** An ad that follows a package, and stops. */
  ads: [
    ['line', `${box(8, 12, 30, 48)}${box(45, 12, 30, 48)}`],
    ['dashes', box(82, 12, 30, 48)],
    ['sun', 'M14 36A9 9 0 0 1 32 36zM51 36A9 9 0 0 1 69 36z'],
    ['text', 'M14 44H32M14 52H25M51 44H69M51 52H62'],
    ['well', 'M91 36 95.5 40.5 103 31'],
  ],
  /** Net, markup and selling price in one line. */
  desk: [
    ['line', `${box(8, 10, 104, 52)}M8 22H112M50 22V62M78 22V62`],
    ['text', 'M14 16H34M14 31H42M14 42H36M14 53H40M57 31H71M57 42H67M57 53H71'],
    ['well', 'M86 31H104M86 42H100M86 53H104'],
    ['warm', 'M57 42H67'],
  ],
  /** A trip leaves a phone for those who approve it, each above an answer: one has agreed, one is asked, one comes last. */
  approval: [
    ['line', 'M8 72V14A8 8 0 0 1 16 6H36A8 8 0 0 1 44 14V72M14 17H38V42H14z'],
    ['text', 'M19 25H33M19 34H27'],
    ['well', 'M18 55H34'],
    ['dashes', 'M47 30C49 17 58 16 61 25M69 25C71 16 80 16 83 25M91 25C93 16 102 16 105 25'],
    ['line', [65, 87, 109].map(x => `M${x - 5} 31a5 5 0 1 1 10 0a5 5 0 1 1-10 0`).join('')],
    ['well', 'M65 31v.01M60 46H70'],
    ['warm', 'M87 31v.01M82 46H92'],
    ['text', 'M104 46H114'],
  ],
  /** The same change in two systems, line by line: one line differs. */
  compare: [
    ['line', `${box(8, 10, 44, 52)}${box(68, 10, 44, 52)}`],
    ['dashes', 'M44 22H74M40 34H74M44 46H74'],
    ['text', 'M15 22H40M15 34H36M15 46H40M76 22H102M76 46H102M15 55H28M76 55H88'],
    ['warm', 'M76 34H96'],
  ],
} satisfies Record<string, readonly (readonly [Part, string])[]>

export type SketchName = keyof typeof drawings

/** A piece of work in outline, without words. */
export function Sketch({ name }: { name: SketchName }) {
  return (
    <div css={s.sheet}>
      <svg viewBox="0 0 120 72" aria-hidden="true">
        {drawings[name].map(([part, d]) => (
          <path key={d} data-part={part} d={d} />
        ))}
      </svg>
    </div>
  )
}
