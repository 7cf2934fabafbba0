import { Fragment, type ReactNode } from 'react'
import * as s from './Artefacts.styles'
import { DeskPiece, FlowPiece } from './Pieces'
import type { SheetWords } from './Sheet'
import type { DesignPicture } from './words'

/** A word on a drawing: where it begins, or with `end` ends, and how large it is where it is larger than the others. */
type Word = { x: number; y: number; text: string; end?: boolean; size?: number }

/** Outlines, what is marked on them in coral and teal, and words, in a box of 100 in height. */
type Drawing = { width: number; frame: string; coral: string; teal: string; words: readonly Word[] }

/** In the order of the services: a journey that ends early, all of a price, a desk, parts of a kit, a tried screen, two directions. */
export function artefactsOf({ board, desk, contrast }: DesignPicture, sheet: SheetWords): ReactNode[] {
  const { fares, travellers, payment, type } = board
  const width = 180
  return [
    drawn({
      width,
      frame: 'M2 97h176M8 24C40 24 50 40 84 42S126 50 140 68 158 90 172 92',
      coral: 'M133 68a6 6 0 1 0 12 0a6 6 0 1 0-12 0M152 62l11 11m0-11-11 11',
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
      frame: 'M2 12h176M2 33h176M2 78h176M2 96h176',
      coral: 'M134 22a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
      teal: 'M158 22a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
      words: [
        { x: 2, y: 78, text: type.sample, size: 92 },
        { x: 178, y: 72, text: type.text, end: true },
      ],
    }),
    drawn({
      width,
      frame:
        'M4 2h66v96H4zM110 2h66v96h-66zM78 50h22m-6-5 6 5-6 5M14 14h12v12H14zM31 14h12v12H31zM48 14h12v12H48zM14 34h12v12H14zM48 34h12v12H48z',
      coral: 'M31 34h12v12H31zM38 42l6 24 6-9 10-2z',
      teal: 'M126 34h34v34h-34zM153 42l-12 17-7-8',
      words: [],
    }),
    drawn({
      width,
      frame: 'M2 2h78v58H2zM100 2h78v58h-78zM12 14h40M12 25h56M168 14h-40M168 25h-56',
      coral: 'M12 38h28v12H12zM140 38h28v12h-28z',
      teal: 'M84 31h12M2 72h44v26H2z',
      words: [
        { x: 12, y: 92, text: type.sample, size: 19 },
        { x: 58, y: 91, text: contrast },
      ],
    }),
  ]
}

/** In the order of the tools: what each file is called, and a line of it; the first with the curve that leads to all. */
export function filesOf({ board, files }: DesignPicture, { choose }: SheetWords): ReactNode[] {
  const { fares, bag, payment } = board
  const [said, node, far, size, height] = files.notes
  const lines = [
    `${said.at} ${said.text}`,
    `${node} → ${far}`,
    `${fares.title} → ${bag} → ${payment.button}`,
    `${choose}, ${size}, ${height}`,
  ]
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index === 0 && (
        <svg css={s.curve} viewBox="0 0 400 25" preserveAspectRatio="none" aria-hidden="true">
          <path d="M-200 45V21C-100 21-40 20 0 19S70 18 100 16.5 160 13.5 200 11.5 255 7 300 7 430 10 600 15V45" />
          <path d="M255 7H345" />
          <path d="M2 19h.1M102 16.4h.1M202 11.4h.1M302 7h.1M255 7h.1M345 7h.1" />
        </svg>
      )}
      <p css={s.file} aria-hidden="true">
        {` ${files.names[index]} `}
        <small>{line}</small>
      </p>
    </Fragment>
  ))
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
      aria-hidden="true"
      key={frame}
    >
      <path d={frame} />
      <path fill="var(--teal-w)" stroke="var(--teal)" strokeWidth={2} d={teal} />
      <path fill="var(--coral-w)" stroke="var(--coral)" strokeWidth={2} d={coral} />
      {words.map(({ x, y, text, end, size }) => (
        <text
          x={x}
          y={y}
          fill="var(--ink)"
          stroke="none"
          textAnchor={end ? 'end' : undefined}
          fontSize={size}
          key={`${x} ${y}`}
        >
          {`${text} `}
        </text>
      ))}
    </svg>
  )
}
