import { leads } from './leads'
import { box, type Drawing, disc, sun } from './shapes'

/** Returns the top left corner of a day's square; `day` counts from 0. */
const corner = (day: number) => [14 + (day % 7) * 31, 32 + Math.floor(day / 7) * 26] as const

/** Returns the squares of the calendar days from `from` up to `to`, which is not included. */
const days = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => box(...corner(from + index), 28, 23)).join('')

/** Returns a bar of `percent` of a limit that is 104 wide or, without `percent`, the track behind it. */
const bar = (y: number, percent = 113) => box(66, y, Math.round((104 * percent) / 100), 8, 4)

/** The view of a wide, low drawing that stands beside another. */
const STRIP = '0 0 360 132'

/** Returns a stream of a given width from one height to another. */
const stream = (from: number, to: number, width: number) =>
  `M112 ${from}C162 ${from} 162 ${to} 212 ${to}H280v${width}H212C162 ${to + width} 162 ${from + width} 112 ${from + width}z`

/** The drawings of the pieces of work: those that lead their area, and the others, 240 by 144 unless they set `view`. */
export const drawings = {
  ...leads,
  /** Systems and the paths of a rate between them; one system maps it twice. */
  architecture: {
    parts: [
      ['dashes', 'M149 60h3q6 0 6-6v-10q0-6 6-6h4M149 86h3q6 0 6 6v10q0 6 6 6h4M72 108h2q7 0 7-7v-8q0-7 7-7h3'],
      ['node', [box(2, 17, 70, 42), box(2, 87, 70, 42), box(168, 17, 70, 42), box(168, 87, 70, 42)].join('')],
      ['closed', box(91, 47, 58, 52)],
      ['flow', `M72 38h2q7 0 7 7v8q0 7 7 7h3M86 56l5 4-5 4${box(91, 47, 58, 52)}`],
    ],
    places: [
      ['nm', 37, 35],
      ['qlm', 37, 51],
      ['nm', 37, 105],
      ['qlm', 37, 121],
      ['nm', 120, 70],
      ['cm', 120, 86],
      ['nm', 203, 35],
      ['qlm', 203, 51],
      ['nm', 203, 105],
      ['clm', 203, 121],
    ],
  },
  /** What moves first, next and last. */
  migration: {
    parts: [
      ['node', [box(12, 12, 68, 120), box(86, 12, 68, 120), box(160, 12, 68, 73)].join('')],
      ['cells', `${box(18, 44, 56, 35)}${box(18, 85, 56, 41)}`],
      ['closed', box(92, 44, 56, 35)],
      ['line', `${box(92, 85, 56, 41)}${box(166, 44, 56, 35)}`],
    ],
    places: [
      ['n', 20, 33],
      ['n', 94, 33],
      ['n', 168, 33],
      ['tm', 46, 66],
      ['tm', 46, 110],
      ['cm', 120, 66],
      ['nm', 120, 110],
      ['nm', 194, 66],
    ],
  },
  /** Accounts against their credit limits, one of them above its limit. */
  ledger: {
    sheet: true,
    parts: [
      ['rule', 'M0 34H240'],
      ['track', `${bar(52)}${bar(83)}${bar(114)}`],
      ['well', `${bar(52, 51)}${bar(83, 80)}`],
      ['sun', bar(114, 104)],
      ['line', 'M170 51V128'],
    ],
    places: [
      ['n', 14, 22],
      ['ce', 228, 22],
      ['n', 14, 60],
      ['qe', 228, 60],
      ['n', 14, 91],
      ['qe', 228, 91],
      ['n', 14, 122],
      ['ce', 228, 122],
      ['qlm', 170, 47],
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
  /** Sources of bookings, each as wide as its bookings, flow into the counted total; cancelled bookings flow out again. */
  sources: {
    view: STRIP,
    parts: [
      ['well', `${stream(2, 16, 49)}${stream(68, 66, 22)}${stream(106, 89, 11)}`],
      ['sun', 'M200 96C236 96 226 124 258 124v4C220 128 236 100 200 100z'],
      ['node', disc(306, 58, 52)],
    ],
    places: [
      ['n', 0, 31],
      ['be', 102, 32],
      ['n', 0, 83],
      ['be', 102, 84],
      ['n', 0, 115],
      ['be', 102, 116],
      ['ce', 332, 130],
      ['ce', 358, 130],
      ['xm', 306, 66],
      ['tm', 306, 84],
      ['qm', 306, 36],
    ],
  },
  /** An ad that comes nearer with each view of a package, and stops once it is booked. */
  ads: {
    view: STRIP,
    parts: [
      ['dashes', `${box(257, 1, 102, 130, 8)}M103 66H128M231 66H257`],
      ['node', `${box(1, 1, 102, 130, 8)}${box(129, 1, 102, 130, 8)}`],
      ['closed', `${box(9, 9, 86, 58)}${box(137, 9, 86, 58)}`],
      ['halo', sun(180, 67, 38)],
      ['sun', `${sun(52, 67, 18)}${sun(180, 67, 26)}`],
      ['tick', 'M288 50 302 63 330 34'],
    ],
    places: [
      ['nm', 52, 84],
      ['nm', 52, 105],
      ['qm', 52, 123],
      ['nm', 180, 84],
      ['nm', 180, 105],
      ['qm', 180, 123],
      ['tm', 308, 90],
      ['qm', 308, 107],
    ],
  },
  /** Three offers, each with its net and sell price in one line. */
  desk: {
    sheet: true,
    parts: [
      ['closed', 'M0 58H240V86H0z'],
      ['rule', 'M0 34H240M0 115H240'],
    ],
    places: [
      ['b', 14, 23],
      ['qe', 226, 23],
      ['q', 14, 50],
      ['qe', 142, 50],
      ['qe', 226, 50],
      ['c', 14, 76],
      ['ne', 142, 76],
      ['ne', 226, 76],
      ['n', 14, 105],
      ['ne', 142, 105],
      ['ne', 226, 105],
      ['n', 14, 134],
      ['ne', 142, 134],
      ['ne', 226, 134],
    ],
  },
  /** The same work in two systems, line by line; one line differs. */
  compare: {
    parts: [
      ['node', box(12, 10, 88, 150)],
      ['cells', box(140, 10, 88, 150)],
      ['dashes', 'M100 62H140M100 120H140'],
      ['flow', 'M100 91H139M134 87l5 4-5 4'],
      ['closed', box(144, 78, 80, 25)],
    ],
    places: [
      ['bm', 56, 33],
      ['bm', 184, 33],
      ['nm', 56, 66],
      ['nm', 184, 66],
      ['nm', 56, 95],
      ['cm', 184, 95],
      ['nm', 56, 124],
      ['nm', 184, 124],
    ],
  },
} satisfies Record<string, Drawing>

export type SketchName = keyof typeof drawings
