import * as s from './Documents.styles'

/** Outlines, bars of text, and what is marked on them in coral and teal, as paths in a box of 240 by 150. */
type Page = { frame: string; bars: string; coral: string; teal: string }

/** In the order of the stages: hours found, a decision tree, a map of systems, a plan with its owners. */
const PAGES: readonly Page[] = [
  {
    frame: 'M8 8v126h224M8 92h224M8 50h224',
    bars: 'M30 130v-22M62 130v-36M94 130v-56M190 130v-42M222 130v-20',
    coral: 'M118 134V30h16v104zM150 134V58h16v76z',
    teal: 'M142 22a16 16 0 1 0-32 0a16 16 0 1 0 32 0',
  },
  {
    frame: 'M60 75h30M90 75C110 75 96 30 120 30M90 75h30M90 75c20 0 6 45 30 45M176 30h20M176 120h20',
    bars: 'M20 75h26M132 75h30M208 30h20M208 120h20',
    coral: 'M120 14h56v32h-56zM144 30l6 6 10-12',
    teal: 'M8 57h52v36H8zM120 59h56v32h-56zM120 104h56v32h-56z',
  },
  {
    frame: 'M8 10h60v30H8zM8 60h60v30H8zM8 110h60v30H8zM176 10h56v30h-56zM176 60h56v30h-56zM176 110h56v30h-56z',
    bars: 'M20 25h32M20 75h26M20 125h34M188 25h28M188 75h32M188 125h24',
    coral:
      'M68 25h16q8 0 8 8v34q0 8 8 8M68 75h32M68 125h16q8 0 8-8V83M144 75h32M144 75q8 0 8-8V33q0-8 8-8h16M152 83v34q0 8 8 8h16',
    teal: 'M100 54h44v42h-44zM112 68h20M112 82h14',
  },
  {
    frame: 'M8 8h224M8 43h224M8 78h224M8 113h224M8 142h224M88 8v134',
    bars: 'M20 26h48M20 61h36M20 96h52M20 128h40',
    coral: 'M206 120h16v16h-16zM210 128l4 4 7-9',
    teal: 'M98 18h48v16H98zM130 53h54v16h-54zM160 88h62v16h-62z',
  },
]

/** The page on each pile, in the lines of a working paper. */
export const documents = PAGES.map(({ frame, bars, coral, teal }) => (
  <svg css={s.page} viewBox="0 0 240 150" aria-hidden="true" key={frame}>
    <path d={frame} />
    <path data-part="bars" d={bars} />
    <path data-part="teal" d={teal} />
    <path data-part="coral" d={coral} />
  </svg>
))
