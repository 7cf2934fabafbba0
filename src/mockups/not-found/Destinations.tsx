// Discs that each show a detail of a page that the visitor may have been looking for.

import type { ReactNode } from 'react'
import { DrawnText } from '../kit/drawn'
import * as s from './Destinations.styles'

type TileProps = {
  tone: 'teal' | 'dusk' | 'apricot' | 'violet' | 'night'
  sun: readonly [x: number, y: number]
  children: ReactNode
}

function Tile({ tone, sun: [x, y], children }: TileProps) {
  return (
    <div css={s.tile} data-tone={tone} aria-hidden="true">
      <svg viewBox="-13 -58 266 266" aria-hidden="true">
        {[115, 73, 38].map(radius => (
          <circle key={radius} data-ring="" cx={x} cy={y} r={radius} />
        ))}
        {children}
      </svg>
    </div>
  )
}

const sheet = { fill: 'var(--card)', rx: 10 } as const
const dashed = { fill: 'none', strokeWidth: 2.5, strokeDasharray: '5 7', strokeLinecap: 'round' } as const

/** The teams' weeks on one calendar. */
export const Plan = () => (
  <Tile tone="teal" sun={[176, 40]}>
    <rect {...sheet} x="38" y="36" width="164" height="130" />
    <path d="M92 52V150M118 52V150M144 52V150M170 52V150" stroke="var(--line)" />
    {[52, 80, 108].map(y => (
      <rect key={y} x="52" y={y} width="16" height="16" rx="4" fill="var(--teal-t)" />
    ))}
    <path
      data-part="tick"
      d="m56 60 3 4 6-7M56 88l3 4 6-7M56 116l3 4 6-7"
      fill="none"
      stroke="var(--card)"
      strokeWidth="2"
    />
    <g strokeWidth="16" strokeLinecap="round">
      <path d="M92 60H116M130 116H158" stroke="var(--coral)" />
      <path d="M110 88H142" stroke="var(--teal)" />
    </g>
    <path d="M186 46V150" stroke="var(--coral)" strokeWidth="2.5" />
  </Tile>
)

/** Three agencies and their credit, one of them past its limit. */
export const Ledger = () => (
  <Tile tone="dusk" sun={[70, 44]}>
    <rect {...sheet} x="38" y="36" width="164" height="130" />
    <g strokeWidth="26" strokeLinecap="round">
      <path d="M66 62H66M66 134H66" stroke="var(--teal-w)" />
      <path d="M66 98H66" stroke="var(--coral-w)" />
    </g>
    <g strokeWidth="9">
      <path d="M90 62H186M90 98H186M90 134H186" stroke="var(--line)" />
      <path d="M90 62H140M90 134H112" stroke="var(--teal)" />
      <path d="M90 98H182" stroke="var(--coral)" />
    </g>
    <path d="M166 55V69M166 91V105M166 127V141" stroke="var(--ink)" strokeWidth="3" />
    <path d="M52 80H188M52 116H188" stroke="var(--line)" />
  </Tile>
)

/** A shop on a wide screen and on a phone. */
export const Shop = () => (
  <Tile tone="apricot" sun={[84, 34]}>
    <rect {...sheet} x="28" y="36" width="150" height="120" />
    <path d="M28 58V46a10 10 0 0 1 10-10H168a10 10 0 0 1 10 10V58z" fill="var(--coral)" />
    <path d="M58 47H84" stroke="var(--on-coral)" strokeWidth="6" strokeLinecap="round" />
    <rect x="54" y="70" width="62" height="44" rx="5" fill="var(--d5)" />
    <path d="M63 114a22 22 0 0 1 44 0z" fill="var(--d2)" />
    <path d="M73 114a12 12 0 0 1 24 0z" fill="var(--d0)" />
    <path d="M58 128H104M58 142H84" stroke="var(--line)" strokeWidth="7" strokeLinecap="round" />
    <rect x="126" y="62" width="62" height="98" rx="13" fill="var(--card)" stroke="var(--ink)" strokeWidth="4" />
    <path d="M128 86V75a11 11 0 0 1 11-11H175a11 11 0 0 1 11 11V86z" fill="var(--coral)" />
    <rect x="136" y="95" width="42" height="26" rx="4" fill="var(--teal)" />
    <path d="M139 132H161" stroke="var(--line)" strokeWidth="6" strokeLinecap="round" />
    <path d="M143 146H171" stroke="var(--ink)" strokeWidth="10" strokeLinecap="round" />
  </Tile>
)

/**
 * The brand's name in Arabic script, a word a line, as large as its disc has room for: a corner of the words may be 120 units from
 * its middle. A letter is up to 0.6 of the size wide, and a line 1.2 high.
 */
export function Name({ arabic }: { arabic: string }) {
  const words = arabic.split(' ')
  const longest = Math.max(...words.map(({ length }) => length))
  const size = Math.min(58, Math.floor(120 / Math.hypot(0.3 * longest, 0.6 * words.length)))
  const baseline = (line: number) => Math.round(79.6 + 0.3 * size + 1.2 * size * (line - (words.length - 1) / 2))
  return (
    <Tile tone="violet" sun={[120, 96]}>
      {words.map((word, line) => (
        <DrawnText
          key={word}
          x="120"
          y={baseline(line)}
          textAnchor="middle"
          fontSize={size}
          fill="var(--on-name)"
          lang="ar"
          letterSpacing="0"
        >
          {line < words.length - 1 ? `${word} ` : word}
        </DrawnText>
      ))}
    </Tile>
  )
}

/** The road of a message: three stops, with the message on its way. */
export const Road = () => (
  <Tile tone="night" sun={[174, 92]}>
    <path {...dashed} d="M66 92C78 46 106 46 118 92M122 92C134 46 162 46 174 92" stroke="var(--d0)" />
    <g fill="var(--d6)" stroke="var(--coral)" strokeWidth="4">
      <circle cx="66" cy="94" r="11" />
      <circle cx="120" cy="94" r="11" />
    </g>
    <circle cx="174" cy="92" r="15" fill="var(--d0)" />
    <circle cx="92" cy="58" r="9" fill="var(--coral)" />
  </Tile>
)
