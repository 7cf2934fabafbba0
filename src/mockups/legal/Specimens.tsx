import { coralTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as b from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as k from '../kit/kit.styles'
import * as s from './Specimens.styles'
import type { FaresWords } from './words'

/**
 * The kinds of sample, each as an outlined and a coloured path: a testimonial and its stars, partner logos, a piece of work.
 */
const kinds = {
  story: [
    'M12 14a8 8 0 0 1 16 0a8 8 0 0 1-16 0zM4 38a16 14 0 0 1 32 0zM46 3h72v24H64l-9 9v-9h-9z',
    [56, 69, 82, 95, 108]
      .map(x => `M${x} 8.5l1.6 3.3 3.4.5-2.5 2.5.8 3.7-3.3-1.7-3.3 1.7.8-3.7-2.5-2.5 3.4-.5z`)
      .join(''),
  ],
  partner: [
    'M4 20a16 16 0 0 1 32 0a16 16 0 0 1-32 0zM46 36l17-31 17 31zM90 6h28v28H90z',
    'M4 20a16 16 0 0 0 32 0zM54 36l9-17 9 17zM90 34l28-28v28z',
  ],
  piece: [
    'M4 3h78v34H4zM4 12h78M94 3h24v34H94zM102 32h8',
    'M12 34V26h10v8zM30 34V20h10v14zM48 34V23h10v11zM66 34V16h10v18zM98 8h16v10H98z',
  ],
} as const

/** The colours of the second paths. The stars of a sample are hollow, as on the pages. */
const colours = {
  story: { fill: 'none', stroke: 'var(--coral)', strokeWidth: 1.1 },
  partner: { fill: 'var(--teal)' },
  piece: { fill: 'var(--coral)' },
} as const

/** Samples as the pages show them, with the tag that says so. */
export function Samples({ mark }: { mark: string }) {
  return (
    <div css={[l.clipped, b.roundL, t.text5, s.samples]}>
      <div css={[b.card, l.clipped]}>
        {(['story', 'partner', 'piece'] as const).map(kind => (
          <div css={[l.grid, l.level]} key={kind} data-kind={kind}>
            <svg
              css={l.full}
              viewBox="0 0 120 40"
              preserveAspectRatio="xMinYMid"
              strokeWidth={1.4}
              strokeLinejoin="round"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path fill="var(--sand)" stroke="var(--ink)" d={kinds[kind][0]} />
              <path {...colours[kind]} d={kinds[kind][1]} />
            </svg>{' '}
            <span css={coralTag}>{mark}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** An open cookie jar with its lid beside it. It is empty, so the sun is seen through the glass. */
export function Jar() {
  return (
    <div css={[l.relative, l.clipped, b.roundL, s.pantry, s.tile, s.jar]}>
      <svg css={l.full} viewBox="-32 -14 164 164" aria-hidden="true">
        <circle fill="var(--d2)" cx="50" cy="118" r="66" />
        <circle fill="var(--d1)" cx="50" cy="118" r="48" />
        <circle fill="var(--d0)" cx="50" cy="118" r="30" />
        <path fill="var(--d1)" d="M-300 118h720v99h-720z" />
        <path
          fill="color-mix(in oklab, var(--glass) 30%, transparent)"
          stroke="var(--glass)"
          strokeWidth={4}
          strokeLinecap="round"
          d="M36 38c0 10-16 12-16 26v52a7 7 0 0 0 7 7h46a7 7 0 0 0 7-7V64c0-14-16-16-16-26"
        />
        <ellipse fill="var(--wall)" stroke="var(--glass)" strokeWidth={4} cx="50" cy="38" rx="14" ry="4.5" />
        <path
          data-part="lid"
          fill="none"
          stroke="var(--teal-t)"
          strokeWidth={8}
          strokeLinecap="round"
          d="M88 119h25M99 112h3"
        />
      </svg>
    </div>
  )
}

/** The routes of messages from many places to one, where the sun is. */
export function Ways() {
  return (
    <div css={[l.column, l.relative, l.clipped, b.sand, b.roundL, s.tile, s.ways]}>
      <svg css={l.full} viewBox="0 -58 144 208" preserveAspectRatio="xMidYMax" aria-hidden="true">
        <circle data-ring="outer" fill="var(--d2)" cx="80" cy="150" r="52" />
        <circle data-ring="middle" fill="var(--d1)" cx="80" cy="150" r="37" />
        <circle data-ring="inner" fill="var(--d0)" cx="80" cy="150" r="23" />
        <path
          fill="none"
          stroke="var(--field)"
          strokeWidth={1.2}
          strokeDasharray="2.6 2.6"
          d="M22-44C76-44 90 40 80 142M124-8C132 46 98 92 80 142M40 34C70 40 76 90 80 142M14 78C44 70 68 96 80 142M20 124C44 108 68 112 80 142"
        />
        {[22, -44, 124, -8, 40, 34, 14, 78, 20, 124].map((x, place, all) =>
          place % 2 ? null : (
            <circle
              key={place}
              fill="var(--sand)"
              stroke="var(--coral)"
              strokeWidth={1.8}
              cx={x}
              cy={all[place + 1]}
              r="3.5"
            />
          ),
        )}
        <circle data-part="goal" fill="var(--coral)" stroke="var(--card)" strokeWidth={1.8} cx="80" cy="142" r="5" />
      </svg>
    </div>
  )
}

/** A fragment of a list of flights, as if cut out of a product picture. */
export function Fares({ words: { title, currency, fares } }: { words: FaresWords }) {
  return (
    <div css={[l.clipped, b.roundL, s.cut]}>
      <div css={k.pane}>
        <div css={k.bar}>
          <Icon name="plane" />
          {title}
        </div>
        {fares.map(({ initials, departs, arrives, amount }) => (
          <div css={k.row} key={initials}>
            <span css={k.tealMonogram}>{initials}</span> <b css={[t.text4, t.medium]}>{departs}</b> <i />{' '}
            <b css={[t.text4, t.medium]}>{arrives}</b>{' '}
            <span css={[k.price, k.end, s.price]}>
              {`${amount} `}
              <small>{currency}</small>
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
