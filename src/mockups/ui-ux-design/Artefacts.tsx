import { Fragment, type ReactNode } from 'react'
import { stretched } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { DrawnText } from '../kit/drawn'
import * as s from './Artefacts.styles'
import { DeskPiece, FlowPiece } from './Pieces'
import type { SheetWords } from './Sheet'
import type { DesignPicture } from './words'

/** A word on a drawing: where it begins or, with `end`, where it ends; size and colour only if they are not the default. */
type Word = { x: number; y: number; text: string; end?: boolean; size?: number; paint?: string }

/**
 * A path that is filled or, with `line`, stroked in that width; `dots` makes the stroke dashed. `part` says what must not be
 * mirrored on pages that run from right to left.
 */
type Shape = readonly [
  paint: string,
  path: string,
  line?: number | undefined,
  dots?: string | undefined,
  part?: 'tick' | 'cursor',
]

/**
 * Returns the drawings in the order of the services: a journey that ends early, a full price, an agent's desk, parts of a
 * kit, a tested screen, two reading directions.
 */
export function artefactsOf({ board, desk, contrast }: DesignPicture, sheet: SheetWords): ReactNode[] {
  const { fares, travellers, payment, type } = board
  return [
    drawn(
      180,
      [
        ['d0', 'M-999-99H999V300H-999z'],
        ['d1', 'M106 70a39 39 0 0 1 78 0a39 39 0 0 1-78 0z'],
        ['d2', 'M-999 36H14C44 36 54 48 88 50S130 56 142 70 158 92 300 92H999V300H-999z'],
        ['on-coral', 'M18 36C44 36 54 48 88 50S130 56 142 69M151 65l9 9m0-9-9 9', 1.5],
        ['on-coral', 'M13 36h.1M88 50h.1M142 70h.1', 8],
      ],
      [
        { x: 9, y: 26, text: fares.title, paint: 'on-coral' },
        { x: 64, y: 40, text: travellers.title, paint: 'on-coral' },
        { x: 170, y: 51, text: payment.title, end: true, paint: 'on-coral' },
      ],
    ),
    <FlowPiece board={board} sheet={sheet} key="flow" />,
    <DeskPiece desk={desk} key="desk" />,
    drawn(
      180,
      [
        ['field', 'M2 14h176M2 30h176M2 78h176M2 96h176', 1.5],
        ['coral', 'M150 22h.1', 16],
        ['teal', 'M170 22h.1', 16],
      ],
      [
        { x: 2, y: 78, text: type.sample, size: 92 },
        { x: 178, y: 72, text: type.text, end: true },
      ],
    ),
    drawn(
      132,
      [
        ['d6', 'M-999-99H999V300H-999z'],
        ['d4', 'M76 300V28h46V300z'],
        ['d0', 'M10 300V12h50V300z'],
        ['d2', 'M21 26h29M21 40h29M21 54h29M21 68h29', 8, '0 14'],
        ['d4', 'M29 34h12v12H29z'],
        ['on-coral', 'M36 41l6 24 6-9 10-2z', undefined, undefined, 'cursor'],
        ['d0', 'M88 58l8 8 14-16', 4, undefined, 'tick'],
      ],
      [],
    ),
    drawn(
      132,
      [
        ['teal-w', 'M-999-99H66V300H-999z'],
        ['teal-t', 'M66-99H999V300H66z'],
        ['teal-t', 'M12 54h38M12 65h26', 4],
        ['teal-w', 'M120 54H82M120 65H94', 4],
        ['coral', 'M16 82h20M116 82H96', 12],
      ],
      [
        { x: 10, y: 40, text: type.sample, size: 28 },
        { x: 122, y: 36, text: contrast, end: true, paint: 'teal-w' },
      ],
    ),
  ]
}

/** Returns the name and a line of each file, in the order of the tools; the first includes the curve that connects all. */
export function filesOf({ board, files }: DesignPicture, { choose }: SheetWords, comma: string): ReactNode[] {
  const { fares, bag, payment } = board
  const [said, node, far, size, height] = files.notes
  const lines = [
    `${said.at} ${said.text}`,
    // Set apart (UAX #9): these are coordinates, whatever the language.
    `\u2066${node} → ${far}\u2069`,
    [fares.title, bag, payment.button].join(files.arrow),
    [choose, size, height].join(comma),
  ]
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index === 0 && (
        <svg css={[l.cover, stretched, s.curve]} viewBox="0 0 400 25" preserveAspectRatio="none" aria-hidden="true">
          <path
            data-part="dune"
            d="M-200 2000V21S-40 20 0 19 70 19 100 18 160 16 200 15 255 13 300 13 430 15 600 20V2000"
          />
          <path d="M255 13H349" />
          <path data-part="nodes" d="M2 19h.1M102 18h.1M202 15h.1M302 13h.1M255 13h.1M349 13h.1" />
        </svg>
      )}
      <p css={[t.teal, t.text3, s.file]} aria-hidden="true">
        {` ${files.names[index]} `}
        <small>{line}</small>
      </p>
    </Fragment>
  ))
}

/** Draws paths and words, styled by attributes: CSS rules would be sent ahead of the picture at the head of the page. */
function drawn(width: number, shapes: readonly Shape[], words: readonly Word[]) {
  return (
    <svg css={s.artefact} viewBox={`0 0 ${width} 100`} aria-hidden="true" key={shapes[0]?.[1]}>
      {shapes.map(([paint, d, line, dots, part]) => (
        <path
          data-part={part}
          fill={line ? undefined : `var(--${paint})`}
          stroke={line ? `var(--${paint})` : undefined}
          strokeWidth={line}
          strokeDasharray={dots}
          d={d}
          key={paint + d}
        />
      ))}
      {words.map(({ x, y, text, end, size, paint = 'ink' }) => (
        <DrawnText
          x={x}
          y={y}
          fill={`var(--${paint})`}
          textAnchor={end ? 'end' : undefined}
          fontSize={size}
          key={`${x} ${y}`}
        >
          {`${text} `}
        </DrawnText>
      ))}
    </svg>
  )
}
