import { box, type Drawing, disc, sun } from './shapes'

/** Units of a sun's radius for one of its supplier's margin. */
const RISE = 1.05

/** Where the three suns of the suppliers stand, and what each earns on a booking. */
const suns = [
  [57, 47.28],
  [182, 66.24],
  [304, 45],
] as const

const HORIZON = 140

/** A window of a checkout, as it was drawn each time. */
const screen = (x: number, y: number) => box(x, y, 112, 200, 10)

/** What the first piece of each area looks like; most are 360 wide. */
export const leads = {
  /** Suppliers as suns over one horizon: each stands as high as its margin on a booking. */
  suppliers: {
    view: '0 40 360 140',
    parts: [
      ['halo', suns.map(([x, margin]) => sun(x, HORIZON, margin * RISE + 26)).join('')],
      ['halo', suns.map(([x, margin]) => sun(x, HORIZON, margin * RISE + 12)).join('')],
      ['sun', suns.map(([x, margin]) => sun(x, HORIZON, margin * RISE)).join('')],
      ['line', `M-20 ${HORIZON}H760`],
      ['flow', 'M21 147h72M33 153h48M130 147h104M146 153h72M271 147h66M283 153h42'],
    ],
    places: suns.flatMap(([x], index) => [
      [index === 1 ? 'sxm' : 'sm', x, HORIZON - 13] as const,
      ['bm', x, HORIZON + 34] as const,
    ]),
  },
  /** One search, and its answers in the order in which they come; one comes past the limit and is left out. */
  search: {
    view: '0 -4 360 200',
    parts: [
      ['dashes', 'M48 180H348M312 24V192'],
      ['flow', 'M48 52H92M48 98H128M48 150H196'],
      ['sun', `${disc(96, 52, 5)}${disc(132, 98, 7)}${disc(200, 150, 5)}`],
      ['line', disc(352, 180, 4)],
    ],
    places: [
      ['n', 0, 14],
      ['te', 334, 14],
      ['n', 0, 56],
      ['b', 112, 57],
      ['n', 0, 102],
      ['x', 150, 109],
      ['n', 0, 154],
      ['b', 216, 155],
    ],
  },
  /** Campaigns by route: each road as wide as its budget. */
  routes: {
    parts: [
      ['well', 'M36 96C80 96 100 40 196 33V41C104 50 88 104 36 104z'],
      ['sun', 'M36 92C90 88 120 66 196 62V84C130 86 96 106 36 108z'],
      ['line', 'M36 101C90 103 130 118 196 117'],
      ['cells', disc(30, 100, 22)],
    ],
    places: [
      ['tm', 30, 104],
      ['n', 202, 41],
      ['c', 202, 77],
      ['q', 202, 121],
    ],
  },
  /** A checkout that was drawn, tested where it hurts, and drawn again. */
  checkout: {
    view: '0 10 360 220',
    parts: [
      ['dashes', `${screen(4, 26)}M20 50h60M20 66h80M20 82h44M20 110h80v34h-80z`],
      ['node', screen(122, 12)],
      ['track', 'M138 38h56v7h-56zM138 54h80v7h-80zM138 70h42v7h-42zM138 150h80v7h-80zM138 166h60v7h-60z'],
      ['closed', box(138, 92, 80, 40)],
      ['flow', `${disc(166, 112, 9)}${disc(166, 112, 16)}M178 122C190 140 214 140 226 160`],
      ['node', screen(240, 26)],
      ['deep', 'M240 96V36q0-10 10-10h92q10 0 10 10v60z'],
      ['sun', sun(296, 96, 28)],
      ['track', 'M256 110h48v8h-48zM256 128h80v8h-80zM256 146h64v8h-64z'],
      ['well', box(256, 176, 80, 26, 13)],
    ],
    places: [['cm', 178, 196]],
  },
  /** A trip on a phone, which says itself what has changed. */
  trip: {
    view: '84 8 192 286',
    parts: [
      ['node', 'M104 300V34Q104 14 124 14H236Q256 14 256 34V300z'],
      ['deep', 'M112 130V36Q112 22 126 22H234Q248 22 248 36V130z'],
      ['sun', sun(180, 130, 34)],
      ['dashes', 'M126 112C140 70 220 70 234 112'],
      [
        'line',
        'M104 300V34Q104 14 124 14H236Q256 14 256 34V300M122 222v44M127 222v44M136 222v44M145 222v44M150 222v44M163 222v44M168 222v44M181 222v44M190 222v44M203 222v44M208 222v44M221 222v44M230 222v44M237 222v44',
      ],
      ['closed', box(88, 34, 184, 34, 10)],
    ],
    places: [
      ['cm', 180, 56],
      ['b', 122, 156],
      ['be', 238, 156],
      ['q', 122, 184],
      ['b', 122, 204],
      ['qe', 238, 184],
      ['be', 238, 204],
    ],
  },
  /** From the counter to the screen, by three courses on one road. */
  lessons: {
    view: '0 36 360 128',
    parts: [
      ['halo', sun(180, 104, 58)],
      ['halo', sun(180, 104, 42)],
      ['sun', sun(180, 104, 28)],
      ['flow', 'M92 96C112 60 132 60 146 88M214 88C228 60 248 60 268 92'],
      ['node', `${box(24, 56, 68, 48, 3)}${box(272, 48, 76, 50)}`],
      [
        'deep',
        'M18 40H98L104 60a8 8 0 0 1-16 0 8 8 0 0 1-15 0 8 8 0 0 1-15 0 8 8 0 0 1-15 0 8 8 0 0 1-15 0 8 8 0 0 1-14 0z',
      ],
      ['well', 'M36 80h44v6h-44zM282 58h34v8h-34z'],
      ['track', 'M282 72h56v4h-56zM282 81h40v4h-40z'],
      ['line', 'M-400 104H760M260 98H360'],
    ],
    places: [
      ['nm', 58, 126],
      ['qm', 58, 142],
      ['tm', 58, 160],
      ['nm', 180, 126],
      ['qm', 180, 142],
      ['cm', 180, 160],
      ['nm', 300, 126],
      ['qm', 300, 142],
    ],
  },
} satisfies Record<string, Drawing>
