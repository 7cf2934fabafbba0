import { leads } from './leads'
import { box, type Drawing } from './shapes'

/** The corner of a day of the month, from 0. */
const corner = (day: number) => [14 + (day % 7) * 31, 32 + Math.floor(day / 7) * 26] as const

/** Squares of a calendar for these days. */
const days = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => box(...corner(from + index), 28, 23)).join('')

/** A bar of so many per cent of a limit that is 104 wide, or its track: where it ends is what it says. */
const bar = (y: number, percent = 113) => box(66, y, (104 * percent) / 100, 8, 4)

/** What a piece of work looks like: those that lead their area, and others, which are 240 wide and 144 high. */
export const drawings = {
  ...leads,
  /** Systems and the ways of a rate between them: one maps it twice. */
  architecture: {
    parts: [
      ['dashes', 'M150 60h4q7 0 7-7v-8q0-7 7-7h4M150 86h4q7 0 7 7v8q0 7 7 7h4M70 108h4q7 0 7-7v-8q0-7 7-7h4'],
      ['flow', 'M70 38h4q7 0 7 7v8q0 7 7 7h3M86 56l5 4-5 4'],
      ['node', [box(12, 17, 58, 42), box(12, 87, 58, 42), box(172, 17, 56, 42), box(172, 87, 56, 42)].join('')],
      ['closed', box(92, 47, 58, 52)],
    ],
    places: [
      ['nm', 41, 35],
      ['qm', 41, 51],
      ['nm', 41, 105],
      ['qm', 41, 121],
      ['nm', 121, 70],
      ['cm', 121, 86],
      ['nm', 200, 35],
      ['qm', 200, 51],
      ['nm', 200, 105],
      ['cm', 200, 121],
    ],
  },
  /** What moves first, next and last. */
  migration: {
    parts: [
      ['node', [box(12, 12, 68, 120), box(86, 12, 68, 120), box(160, 12, 68, 79)].join('')],
      ['cells', `${box(18, 44, 56, 35)}${box(18, 85, 56, 41)}`],
      ['closed', box(92, 44, 56, 35)],
      ['line', `${box(92, 85, 56, 41)}${box(166, 44, 56, 41)}`],
    ],
    places: [
      ['n', 20, 33],
      ['n', 94, 33],
      ['n', 168, 33],
      ['tm', 46, 66],
      ['tm', 46, 110],
      ['cm', 120, 66],
      ['nm', 120, 110],
      ['nm', 194, 69],
    ],
  },
  /** Accounts against their limits, one beyond it. */
  ledger: {
    sheet: true,
    parts: [
      ['rule', 'M0 34H240'],
      ['track', `${bar(52)}${bar(83)}${bar(114)}`],
      ['well', `${bar(52, 51)}${bar(83, 80)}`],
      ['sun', bar(114, 104)],
      ['line', 'M170 46V128'],
    ],
    places: [
      ['n', 14, 22],
      ['ce', 226, 22],
      ['n', 14, 60],
      ['qe', 228, 60],
      ['n', 14, 91],
      ['qe', 228, 91],
      ['n', 14, 122],
      ['ce', 228, 122],
    ],
  },
  /** A month of rooms with the nights that are closed. */
  nights: {
    sheet: true,
    parts: [
      ['cells', `${days(0, 4)}${days(7, 9)}${days(11, 28)}`],
      ['closed', `${days(4, 7)}${days(9, 11)}`],
    ],
    places: [
      ['n', 14, 22],
      ['ce', 228, 22],
      ...Array.from({ length: 28 }, (_, day) => {
        const [x, y] = corner(day)
        return [[4, 5, 6, 9, 10].includes(day) ? 'cm' : 'tm', x + 14, y + 16] as const
      }),
    ],
  },
  /** Sources of bookings; each counts once, and what is cancelled is taken off again. */
  sources: {
    parts: [
      ['dashes', 'M112 24C136 24 136 72 160 72M112 56C136 56 136 72 160 72M112 88C136 88 136 72 160 72'],
      ['flow', 'M112 120C136 120 146 104 164 91M157 91h7l-2 7'],
      ['cells', 'M196 38A34 34 0 1 1 195.9 38z'],
    ],
    places: [
      ['n', 12, 28],
      ['ne', 106, 28],
      ['n', 12, 60],
      ['ne', 106, 60],
      ['n', 12, 92],
      ['ne', 106, 92],
      ['c', 12, 124],
      ['ce', 106, 124],
      ['xm', 196, 76],
      ['tm', 196, 91],
    ],
  },
  /** An ad that follows a package, and stops. */
  ads: {
    parts: [
      ['node', `${box(12, 14, 66, 116)}${box(87, 14, 66, 116)}${box(162, 14, 66, 116)}`],
      ['dashes', box(162, 14, 66, 116)],
      ['closed', `${box(18, 20, 54, 44)}${box(93, 20, 54, 44)}`],
      ['sun', 'M30 64A15 15 0 0 1 60 64zM105 64A15 15 0 0 1 135 64z'],
      ['tick', 'M184 54 192 62 208 44'],
    ],
    places: [
      ['nm', 45, 84],
      ['nm', 45, 101],
      ['qm', 45, 119],
      ['nm', 120, 84],
      ['nm', 120, 101],
      ['qm', 120, 119],
      ['tm', 195, 84],
      ['qm', 195, 101],
    ],
  },
  /** Net, markup and selling price in one line. */
  desk: {
    sheet: true,
    parts: [
      ['closed', 'M1 60H239V94H1z'],
      ['rule', 'M0 34H240M0 116H240'],
    ],
    places: [
      ['b', 14, 23],
      ['qe', 226, 23],
      ['q', 14, 52],
      ['qe', 142, 52],
      ['qe', 226, 52],
      ['c', 14, 81],
      ['ne', 142, 81],
      ['nep', 226, 81],
      ['n', 14, 107],
      ['ne', 142, 107],
      ['ne', 226, 107],
      ['n', 14, 133],
      ['ne', 142, 133],
      ['ne', 226, 133],
    ],
  },
  /** The same work in two systems, line by line: one line differs. */
  compare: {
    parts: [
      ['node', box(12, 10, 88, 150)],
      ['cells', box(140, 10, 88, 150)],
      ['dashes', 'M76 62H162M76 120H162'],
      ['flow', 'M76 91H143M138 87l5 4-5 4'],
      ['closed', box(148, 78, 72, 25)],
    ],
    places: [
      ['bm', 56, 33],
      ['bm', 184, 33],
      ['nm', 48, 66],
      ['nm', 184, 66],
      ['nm', 48, 95],
      ['cm', 184, 95],
      ['nm', 48, 124],
      ['nm', 184, 124],
    ],
  },
} satisfies Record<string, Drawing>

export type SketchName = keyof typeof drawings
