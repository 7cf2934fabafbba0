import { coralTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as k from '../kit/kit.styles'
import * as s from './Specimens.styles'
import type { FaresWords } from './words'

/** What may be a sample, its words as bars: a story, a partner, a piece of the portfolio. */
const kinds = {
  story: { sign: 'M9 8H5v5h4V8zm0 5c0 2-1 3-3 4M19 8h-4v5h4V8zm0 5c0 2-1 3-3 4', bars: [100, 88] },
  partner: { sign: 'M4 20V6l8-3 8 3v14M2 20h20M9 9h0M15 9h0M9 14h0M15 14h0', bars: [64] },
  piece: { sign: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h0', bars: [82, 52] },
} as const

/** Samples as the pages show them: under the word that says so. */
export function Samples({ mark }: { mark: string }) {
  return (
    <div css={s.samples}>
      <div>
        {(['story', 'partner', 'piece'] as const).map(kind => (
          <div key={kind}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={kinds[kind].sign} />
            </svg>
            <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
              {kinds[kind].bars.map((width, row, { length }) => (
                <rect key={width} y={9 - (length - 1) * 7 + row * 14} width={width} height="6" />
              ))}
            </svg>{' '}
            <span css={coralTag}>{mark}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** A jar for biscuits, open, with its lid beside it: nothing is in it, so the sun is seen through the glass. */
export function Jar() {
  return (
    <div css={s.jar}>
      <svg viewBox="0 0 120 140" preserveAspectRatio="xMidYMax" aria-hidden="true">
        <circle cx="50" cy="118" r="66" />
        <circle cx="50" cy="118" r="48" />
        <circle cx="50" cy="118" r="30" />
        <path d="M-300 118h720v99h-720z" />
        <path d="M36 38c0 10-16 12-16 26v52a7 7 0 0 0 7 7h46a7 7 0 0 0 7-7V64c0-14-16-16-16-26" />
        <ellipse cx="50" cy="38" rx="14" ry="4.5" />
        <path d="M88 119h25M99 112h3" />
      </svg>
    </div>
  )
}

/** Messages from wherever they were written, on their ways to where the sun is. */
export function Ways() {
  return (
    <div css={s.ways}>
      <svg viewBox="0 0 120 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx="88" cy="150" r="52" />
        <circle cx="88" cy="150" r="37" />
        <circle cx="88" cy="150" r="23" />
        <path d="M16 24C60 4 90 60 88 142M36 62c30-8 52 30 52 80M14 92c34-18 70-2 74 50M72 14c20 20 22 70 16 128M20 124c26-12 52-6 68 18" />
        {[16, 24, 36, 62, 14, 92, 72, 14, 20, 124].map((x, place, all) =>
          place % 2 ? null : <circle key={place} cx={x} cy={all[place + 1]} r="3.5" />,
        )}
        <circle cx="88" cy="142" r="5" />
      </svg>
    </div>
  )
}

/** A piece of a list of flights, as it was cut out of a product picture. */
export function Fares({ words: { title, currency, fares } }: { words: FaresWords }) {
  return (
    <div css={s.cut}>
      <div css={k.window}>
        <div css={k.bar}>
          <Icon name="plane" />
          {title}
        </div>
        {fares.map(({ initials, departs, arrives, amount }) => (
          <div css={k.row} key={initials}>
            <span css={k.tealMonogram}>{initials}</span> <b>{departs}</b> <i /> <b>{arrives}</b>{' '}
            <span css={k.price}>
              {`${amount} `}
              <small>{currency}</small>
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
