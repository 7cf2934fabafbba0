import type { ReactNode } from 'react'
import { amount } from '../kit/money'
import * as s from './Artefacts.styles'
import { faresOf } from './fares'
import { DeskPiece, FlowPiece } from './Pieces'
import type { SheetWords } from './Sheet'
import type { DesignPicture } from './words'

/** A word on a drawing: where it begins, or with `end` ends, and whether it is the larger one. */
type Word = { x: number; y: number; text: string; end?: boolean; large?: boolean }

/** Outlines, what is marked on them in coral and teal, and words, in a box of 100 in height. */
type Drawing = { width: number; frame: string; coral: string; teal: string; words: readonly Word[] }

/** In the order of the services: a journey that ends early, all of a price, a desk, parts of a kit, a tried screen, two directions. */
export function artefactsOf({ board, desk, contrast }: DesignPicture, sheet: SheetWords): ReactNode[] {
  const { fares, travellers, payment, type } = board
  const [light] = faresOf(board, sheet)
  const width = 180
  return [
    drawn({
      width,
      frame: 'M2 97h176M8 24C40 24 50 40 84 42S126 50 140 68 158 90 172 92',
      coral: 'M132 66a7 7 0 1 0 14 0a7 7 0 1 0-14 0M152 62l11 11m0-11-11 11',
      teal: 'M3 24a6 6 0 1 0 12 0a6 6 0 1 0-12 0M76 42a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
      words: [
        { x: 2, y: 12, text: fares.title },
        { x: 58, y: 30, text: travellers.title },
        { x: 178, y: 52, text: payment.title, end: true },
      ],
    }),
    <FlowPiece board={board} sheet={sheet} key="flow" />,
    <DeskPiece desk={desk} key="desk" />,
    drawn({
      width,
      frame: 'M2 44h176v52H2zM2 70h176',
      coral: 'M2 18a14 14 0 1 0 28 0a14 14 0 1 0-28 0',
      teal: 'M38 18a14 14 0 1 0 28 0a14 14 0 1 0-28 0M154 6h24v24h-24zM160 18l5 5 8-10',
      words: [
        { x: 88, y: 25, text: type.sample, large: true },
        { x: 10, y: 62, text: light?.name ?? '' },
        { x: 170, y: 63, text: amount(light?.total ?? 0), end: true, large: true },
        { x: 10, y: 88, text: board.bag },
        { x: 170, y: 88, text: light?.bag ?? '', end: true },
      ],
    }),
    drawn({
      width,
      frame:
        'M4 2h66v96H4zM110 2h66v96h-66zM78 50h22m-6-5 6 5-6 5M14 14h12v12H14zM31 14h12v12H31zM48 14h12v12H48zM14 34h12v12H14zM31 34h12v12H31zM48 34h12v12H48zM14 54h12v12H14zM48 54h12v12H48z',
      coral: 'M31 54h12v12H31zM38 62l6 24 6-9 10-2z',
      teal: 'M126 34h34v34h-34zM134 51l7 8 12-17',
      words: [],
    }),
    drawn({
      width,
      frame: 'M2 2h78v58H2zM100 2h78v58h-78zM12 14h40M12 25h56M168 14h-40M168 25h-56',
      coral: 'M12 38h28v12H12zM140 38h28v12h-28z',
      teal: 'M84 31h12m-4-4 4 4-4 4M88 27l-4 4 4 4M2 72h44v26H2z',
      words: [
        { x: 12, y: 92, text: type.sample, large: true },
        { x: 58, y: 91, text: contrast },
      ],
    }),
  ]
}

/** In the order of the tools: a line of an interview, a curve with its nodes, a flow, the measures of a button. */
export function filesOf({ board, files }: DesignPicture, { choose }: SheetWords): ReactNode[] {
  const { fares, bag, payment } = board
  const width = 220
  const [said, node, far, size, height] = files.notes
  const drawings: Drawing[] = [
    {
      width,
      frame: 'M6 82h208',
      coral: 'M76 82a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
      teal: 'M6 82h68',
      words: [
        { x: 6, y: 22, text: said.at },
        { x: 6, y: 50, text: said.text, large: true },
      ],
    },
    {
      width,
      frame: 'M18 84 58 14M202 16 162 86',
      coral: 'M18 84C58 14 162 86 202 16',
      teal: 'M12 78h12v12H12zM196 10h12v12h-12zM53 9h10v10H53zM157 81h10v10h-10z',
      words: [
        { x: 32, y: 92, text: node },
        { x: 188, y: 18, text: far, end: true },
      ],
    },
    {
      width,
      frame: 'M2 28h48v44H2zM54 50h14m-5-4 5 4-5 4M152 50h14m-5-4 5 4-5 4',
      coral: 'M72 28h76v44H72z',
      teal: 'M170 28h48v44h-48z',
      words: [
        { x: 10, y: 54, text: fares.title },
        { x: 81, y: 54, text: bag },
        { x: 183, y: 54, text: payment.button },
      ],
    },
    {
      width,
      frame: 'M30 30h134v48H30z',
      coral: 'M30 16h134M30 11v10M164 11v10M180 30v48M175 30h10M175 78h10',
      teal: 'M8 30h10v48H8z',
      words: [
        { x: 70, y: 60, text: choose, large: true },
        { x: 190, y: 59, text: height },
        { x: 30, y: 98, text: size },
      ],
    },
  ]
  return drawings.map((drawing, index) => [
    drawn(drawing),
    <p css={s.tab} aria-hidden="true" key="tab">
      {` ${files.names[index]}`}
    </p>,
  ])
}

/** What paths and words look like is said on them: rules would stand before the picture at the head of the page. */
function drawn({ width, frame, coral, teal, words }: Drawing) {
  return (
    <svg
      css={s.artefact}
      viewBox={`0 0 ${width} 100`}
      fill="none"
      stroke="var(--field)"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      fontSize={13}
      letterSpacing="-.02em"
      aria-hidden="true"
      key={frame}
    >
      <path d={frame} />
      <path fill="var(--teal-w)" stroke="var(--teal)" strokeWidth={2} d={teal} />
      <path fill="var(--coral-w)" stroke="var(--coral)" strokeWidth={2} d={coral} />
      {words.map(({ x, y, text, end, large }) => (
        <text
          x={x}
          y={y}
          fill="var(--ink)"
          stroke="none"
          textAnchor={end ? 'end' : undefined}
          fontSize={large ? 19 : undefined}
          key={`${x} ${y}`}
        >
          {`${text} `}
        </text>
      ))}
    </svg>
  )
}
