import type { ReactNode } from 'react'
import { DrawnText } from '../kit/drawn'
import { amount } from '../kit/money'
import { faresOf } from './fares'
import type { SheetWords } from './Sheet'
import * as s from './Stages.styles'
import type { DesignPicture } from './words'

const frame = 'M1 1H99V115H1z'

/** The radii of the sun's rings on the finished screen, from the outermost inwards. */
const rings = [48, 38, 29, 20, 11]

/** Returns the screen at the end of each step: observed and abandoned, sketched twice, tested as a wireframe, finished. */
export function stagesOf({ board }: DesignPicture, sheet: SheetWords): ReactNode[] {
  const [fare] = faresOf(board, sheet)
  return [
    drawn([
      `${frame}M10 14H48M10 30H90M10 46H90M10 62H90M10 78H90M10 92H90V105H10z`,
      'M20 22C60 14 90 26 72 38S20 42 28 54 80 56 80 98',
      'M20 54a8 8 0 1 0 16 0a8 8 0 1 0-16 0M58 74a14 14 0 1 0 28 0a14 14 0 1 0-28 0M76 94l8 8m0-8-8 8',
      '',
    ]),
    drawn([
      'M30 8 98 15 90 96 22 88zM2 24 72 16 81 107 11 115z',
      '',
      'M12 32 63 26 67 63 16 69zM12 32 67 63M63 26 16 69M18 80 58 75',
      'M62 17a10 10 0 1 0 20 0a10 10 0 1 0-20 0M67 17l4 4 6-8',
    ]),
    drawn(
      [
        `${frame}M10 10H90V52H10zM10 10 90 52M90 10 10 52M10 64H52M10 94H90V106H10z`,
        '',
        'M23 87l8 25 5-10 11-3z',
        'M10 74h12v12H10zM20 77l-4 6-3-3',
      ],
      true,
    ),
    <svg css={s.stage} viewBox="0 0 100 116" aria-hidden="true" key="finished">
      <path fill="var(--d6)" stroke="var(--field)" d="M0 0H100V115H0z" />
      {rings.map((r, ring) => (
        <path fill={`var(--d${5 - ring})`} d={`M${50 - r} 70a${r} ${r} 0 0 1 ${2 * r} 0z`} key={r} />
      ))}
      <path fill="var(--ink)" d="M0 70H100V115H0z" />
      <path fill="var(--coral)" d="M8 93H92V109H8z" />
      {fare && (
        <g fill="var(--on-coral)" fontSize={7}>
          <DrawnText x={8} y={86}>{`${fare.name} `}</DrawnText>
          <DrawnText x={92} y={86} fontSize={13} textAnchor="end">{`${amount(fare.total)} `}</DrawnText>
          <DrawnText x={50} y={103.5} textAnchor="middle">{`${sheet.choose} `}</DrawnText>
        </g>
      )}
    </svg>,
  ]
}

/** Draws outlines, a dashed trail, and marks in coral, which may be a mouse pointer, and in teal, around a tick. */
function drawn([outline, trail, coral, teal]: [string, string, string, string], pointer?: boolean) {
  return (
    <svg css={s.stage} viewBox="0 0 100 116" fill="none" aria-hidden="true" key={outline}>
      <path fill="var(--band)" stroke="var(--field)" d={outline} />
      {trail && <path stroke="var(--coral)" strokeDasharray="4 4" d={trail} />}
      <path data-part={pointer && 'cursor'} fill="var(--coral-w)" stroke="var(--coral)" d={coral} />
      {teal && <path data-part="tick" fill="var(--teal-w)" stroke="var(--teal)" d={teal} />}
    </svg>
  )
}
