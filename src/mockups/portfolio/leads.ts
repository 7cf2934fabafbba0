import { box, type Drawing, disc, sun } from './shapes'

/** Returns the radius of a supplier's sun for its margin, rounded to a half to keep the path short. */
const rise = (margin: number) => Math.round(margin * 1.7) / 2

/** The x positions of the three suppliers' suns, and the margin of each on a booking. */
const suns = [
  [50, 56.8],
  [182, 81.9],
  [312, 45],
] as const

const HORIZON = 140

/** The view of two screens side by side. */
const PHONES = '0 0 312 216'

/** Returns the outline of a phone whose foot is out of view. */
const phone = (x: number, y: number) => `M${x} 230V${y + 18}q0-18 18-18h100q18 0 18 18V230z`

/** Returns a row of `count` lessons. */
const dots = (x: number, count: number) => `M${x} 113${Array(count).fill('a3 3 0 1 1-.1 0z').join('m19.5 0')}`

/** The drawing of each area's first piece; most are 360 wide. */
export const leads = {
  /** Suppliers as suns over one horizon, each as high as its margin on a booking. */
  suppliers: {
    view: '0 28 360 139',
    parts: [
      ['halo', suns.map(([x, margin]) => sun(x, HORIZON, rise(margin) + 26)).join('')],
      ['halo', suns.map(([x, margin]) => sun(x, HORIZON, rise(margin) + 12)).join('')],
      ['sun', suns.map(([x, margin]) => sun(x, HORIZON, rise(margin))).join('')],
      ['line', `M-400 ${HORIZON}H760`],
    ],
    places: [
      ...suns.flatMap(([x], index) => [
        [index === 1 ? 'sxm' : 'sm', x, HORIZON - 13] as const,
        ['bm', x, HORIZON + 18] as const,
      ]),
      ['l', 0, 45],
    ],
  },
  /**
   * One search and its answers in the order in which they arrive, each line as long as its price; one answer arrives after the
   * time limit and is left out.
   */
  search: {
    view: '0 -2 360 179',
    parts: [
      ['dashes', 'M66 164H348M312 24V176'],
      ['flow', 'M48 48H132M48 91H158M48 136H164'],
      ['sun', `${disc(136, 48, 5)}${disc(162, 91, 7)}${disc(168, 136, 5)}`],
      ['line', disc(352, 164, 4)],
    ],
    places: [
      ['n', 0, 14],
      ['te', 334, 14],
      ['n', 0, 52],
      ['b', 150, 53],
      ['n', 0, 95],
      ['x', 176, 102],
      ['n', 0, 140],
      ['b', 182, 141],
      ['q', 178, 14],
      ['q', 0, 168],
    ],
  },
  /** Campaigns by route: each road is as wide as its budget and leads to a sun as large as its margin. */
  routes: {
    view: '-4 12 250 251',
    parts: [
      ['halo', `${disc(190, 88, 52)}${disc(190, 186, 30)}${disc(190, 248, 12)}`],
      ['well', 'M32 125C80 125 90 71 150 71H190V105H150C110 105 96 159 32 159z'],
      ['well', 'M32 142C90 142 100 176 150 176H190V196H150C96 196 84 162 32 162z'],
      ['well', 'M32 156C90 160 100 245 150 245H190V250H150C94 250 84 165 32 161z'],
      ['sun', `${disc(32, 142, 31)}${disc(190, 88, 38)}${disc(190, 186, 22)}${disc(190, 248, 6)}`],
    ],
    places: [
      ['om', 32, 146],
      ['om', 190, 190],
      ['om', 190, 92],
      ['qe', 172, 238],
      ['qm', 92, 68],
      ['qm', 190, 28],
    ],
  },
  /** A checkout in three stages: drawn, tested, and drawn again. */
  checkout: {
    view: '0 0 360 218',
    parts: [
      ['cells', box(2, 34, 96, 182, 10)],
      [
        'dashes',
        `${box(2, 34, 96, 182, 10)}M7 62h86${box(6, 103, 88, 27)}${box(6, 138, 88, 28)}${box(6, 176, 88, 28, 14)}`,
      ],
      ['node', box(105, 18, 121, 198, 10)],
      ['rule', 'M111 46h109'],
      ['closed', box(107, 74, 117, 34)],
      ['track', box(108, 176, 115, 28, 14)],
      ['flow', `${disc(206, 158, 5)}${disc(206, 158, 11)}M206 147C200 136 216 126 209 109`],
      ['sun', `${box(101, 116, 84, 24, 12)}M123 117l8-13 8 13z`],
      ['node', box(233, 2, 125, 214, 10)],
      ['deep', 'M233 50V12q0-10 10-10h105q10 0 10 10v38z'],
      ['halo', sun(295.5, 50, 42)],
      ['halo', sun(295.5, 50, 32)],
      ['sun', `${sun(295.5, 50, 22)}${box(236, 176, 119, 30, 15)}`],
      ['cells', box(236, 95, 119, 20)],
      ['line', box(239, 121, 113, 21)],
      ['rule', box(239, 147, 113, 21)],
    ],
    places: [
      ['n', 7, 54],
      ['ql', 7, 79],
      ['qle', 93, 97],
      ['qlm', 50, 120],
      ['qlm', 50, 156],
      ['qlm', 50, 194],
      ['n', 111, 38],
      ['l', 111, 64],
      ['le', 220, 64],
      ['cl', 111, 89],
      ['cle', 220, 103],
      ['olm', 143, 132],
      ['lm', 165.5, 194],
      ['n', 239, 68],
      ['l', 239, 88],
      ['le', 352, 88],
      ['tl', 239, 109],
      ['tle', 352, 109],
      ['lm', 295.5, 135.5],
      ['qlm', 295.5, 161.5],
      ['olm', 295.5, 195],
      ['qle', 352, 68],
    ],
  },
  /** A boarding pass with a notice of what has changed, and the plan of the day, which changes with it. */
  trip: {
    view: PHONES,
    parts: [
      ['deep', phone(16, 8)],
      ['node', `${box(24, 18, 120, 28, 9)}${box(24, 54, 120, 156, 9)}`],
      ['sun', `${disc(37, 32, 6)}M24 102V63q0-9 9-9h102q9 0 9 9v39z`],
      ['hop', 'M76 83C79 73 89 73 92 83'],
      ['dashes', 'M30 150H138'],
      ['deep', 'M24 143a7 7 0 0 1 0 14zM144 143a7 7 0 0 0 0 14z'],
      ['bars', 'M34 180H134'],
      ['node', phone(168, 34)],
      ['deep', 'M168 96V52q0-18 18-18h100q18 0 18 18v44z'],
      ['halo', sun(236, 96, 56)],
      ['halo', sun(236, 96, 43)],
      ['sun', `${sun(236, 96, 30)}${disc(177, 157, 4)}`],
      ['dashes', 'M177 165V171M177 187V193'],
      ['line', `${disc(177, 179, 4)}${disc(177, 201, 4)}`],
    ],
    places: [
      ['cl', 50, 36],
      ['s', 31, 86],
      ['se', 137, 86],
      ['ql', 30, 119],
      ['qlm', 89, 119],
      ['qle', 138, 119],
      ['n', 30, 136],
      ['nm', 89, 136],
      ['ce', 138, 136],
      ['b', 174, 121],
      ['ql', 174, 138],
      ['cl', 184, 161],
      ['l', 184, 183],
      ['ql', 184, 205],
    ],
  },
  /**
   * A request on a phone, with the part that the limit covers and the part above it; and its approvers, one of whom has
   * approved it and one is asked.
   */
  approval: {
    view: PHONES,
    parts: [
      ['node', `${phone(12, 34)}${box(172, 76, 124, 116, 10)}`],
      ['deep', 'M12 84V52q0-18 18-18h100q18 0 18 18v32z'],
      ['flow', 'M38 70C58 40 102 40 122 70'],
      ['well', 'M111 118v9H27q-5 0-5-5t5-4z'],
      [
        'sun',
        `${disc(38, 70, 5)}${disc(122, 70, 5)}M111 118h22q5 0 5 5t-5 4h-22z${box(22, 168, 116, 32, 16)}${disc(192, 134, 5)}`,
      ],
      ['line', `M111 113v19${disc(192, 168, 6)}`],
      ['closed', box(22, 135, 116, 26, 9)],
      ['dashes', 'M192 112V122M192 146V156'],
      ['tick', 'M186 98 190.5 102.5 199 92.5'],
    ],
    places: [
      ['bm', 80, 108],
      ['clm', 80, 152],
      ['om', 80, 188],
      ['n', 210, 103],
      ['c', 210, 138],
      ['q', 210, 172],
    ],
  },
  /**
   * From the counter to the screen by three courses in the sand below, of 6, 7 and 5 lessons. A dot is a lesson: done, current,
   * which is the ninth of eighteen, or to come.
   */
  lessons: {
    view: '0 36 360 148',
    parts: [
      ['closed', 'M-400 104H360V184H-400z'],
      ['halo', sun(180, 104, 52)],
      ['halo', sun(180, 104, 39)],
      ['sun', `${sun(180, 104, 26)}${disc(170, 116, 5)}`],
      ['flow', 'M92 100C100 74 120 74 128 103M232 103C237 74 254 74 258 97'],
      ['node', `${box(24, 56, 68, 48, 3)}${box(262, 46, 76, 52)}`],
      ['deep', `M18 40H98L104 60a8 8${' 0 0 1-15 0 8 8'.repeat(5)} 0 0 1-15 0z`],
      ['well', `M36 80h44v6h-44zM272 58h34v8h-34z${dots(14, 8)}`],
      ['track', 'M272 72h56v4h-56zM272 81h40v4h-40zM258 98h84l8 6h-100z'],
      ['line', `M-400 104H360${dots(189.5, 9)}`],
    ],
    places: [
      ['nlm', 62, 136],
      ['qlm', 62, 154],
      ['tlm', 62, 172],
      ['nlm', 180, 136],
      ['qlm', 180, 154],
      ['clm', 180, 172],
      ['nlm', 297, 136],
      ['qlm', 297, 154],
    ],
  },
} satisfies Record<string, Drawing>
