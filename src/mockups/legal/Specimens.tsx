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

/** A jar for biscuits, open beside its lid: nothing is in it but the sun. */
export function Jar() {
  return (
    <div css={s.jar}>
      <svg viewBox="0 5 120 92" aria-hidden="true">
        <path d="M24 24h36c0 7 14 9 14 22v42H10V46c0-13 14-15 14-22z" />
        <circle cx="42" cy="84" r="27" />
        <circle cx="42" cy="84" r="19" />
        <circle cx="42" cy="84" r="11" />
        <path d="M23 21h38M81 80.5h30M95 74h2" />
        <path d="M0 84h120v16H0z" />
      </svg>
    </div>
  )
}

/** Messages from wherever they were written, on their ways to where the sun is. */
export function Ways() {
  return (
    <div css={s.ways}>
      <svg viewBox="0 0 120 100" preserveAspectRatio="xMidYMax" aria-hidden="true">
        <circle cx="94" cy="100" r="46" />
        <circle cx="94" cy="100" r="33" />
        <circle cx="94" cy="100" r="21" />
        <path d="M12 18C50 4 88 40 94 94M30 46c26-10 54 8 64 48M8 72c30-16 68-8 86 22M62 10c22 8 34 48 32 84" />
        {[12, 18, 30, 46, 8, 72, 62, 10].map((x, place, all) =>
          place % 2 ? null : <circle key={place} cx={x} cy={all[place + 1]} r="3.5" />,
        )}
        <circle cx="94" cy="94" r="5" />
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
