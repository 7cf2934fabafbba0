import { wrap } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as b from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as s from './Glance.styles'
import type { SidesWords, WayWords } from './words'

/**
 * One barrier on one road, twice: raised, with stops that go on to the sun, and lowered, with a stop in front of it. `turn`
 * is the angle of the barrier in degrees, `stops` are the x positions of the stops on the road.
 */
const barriers = {
  may: { turn: -54, stops: [96, 117, 138] },
  not: { turn: 0, stops: [14] },
}

type SidesProps = {
  words: SidesWords
  /** All sections of the page, in order, for the numbers and titles of the linked ones. */
  sections: readonly { id: string; title: string }[]
}

/** What a visitor may do beside what they may not, each with a link to its section. */
export function Sides({ words, sections }: SidesProps) {
  return (
    <div css={[l.columns2, s.sides]} data-part="sides">
      {(['may', 'not'] as const).map(side => {
        const { title, section, items } = words[side]
        const at = sections.findIndex(({ id }) => id === section)
        return (
          <div css={[l.grid, l.clipped, b.tealWash]} key={side} data-side={side}>
            <h2 css={[l.grid, t.title4, t.line2]}>
              <Barrier side={side} />
              {title}
            </h2>
            <ul css={l.grid}>
              {items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <a css={[t.medium, t.line4]} href={`#${section}`}>
              <b css={[t.coral, t.medium]}>{String(at + 1).padStart(2, '0')}</b> {sections[at]?.title}
            </a>
          </div>
        )
      })}
    </div>
  )
}

function Barrier({ side }: { side: keyof typeof barriers }) {
  const { turn, stops } = barriers[side]
  return (
    <svg
      css={l.full}
      viewBox="0 -30 172 130"
      preserveAspectRatio="xMinYMax"
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth={1.8}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {turn ? (
        <g data-part="sun" stroke="none">
          <path fill="var(--d2)" d="M76 92a56 56 0 0 1 112 0z" />
          <path fill="var(--d1)" d="M93 92a39 39 0 0 1 78 0z" />
          <path fill="var(--d0)" d="M110 92a22 22 0 0 1 44 0z" />
        </g>
      ) : (
        <path d="M72-16h74v108H72zM72 2h74M84 15h28v14H84zM84 42h50M84 76h30M150 62h12v30h-12z" />
      )}
      <path strokeDasharray="4 5" d="M-200 92h800" />
      <path d="M38 52h14v40H38z" />
      <g transform={`translate(45 60) rotate(${turn})`}>
        <path d="M-18-4.5H112v9H-18z" />
        <path fill="var(--coral)" d="M18-4.5h16v9H18zM50-4.5h16v9H50zM82-4.5h16v9H82z" />
        <circle r="4" />
      </g>
      {stops.map(x => (
        <circle key={x} fill="var(--coral)" cx={x} cy="92" r="6" />
      ))}
    </svg>
  )
}

/** The route of a message, stop by stop. */
export function Way({ words: { title, section, stops } }: { words: WayWords }) {
  return (
    <div css={[b.sand, s.way]}>
      <div css={[l.relative, wrap]}>
        <div css={s.end} aria-hidden="true" />
        <h2 css={[t.title6, t.line2]}>
          <a href={`#${section}`}>{title}</a>
        </h2>
        <ol>
          {stops.map(({ name, text }) => (
            <li css={[l.relative, t.line4]} key={name}>
              <b css={[t.text6, t.medium]}>{name}</b> <span css={[l.block, t.muted, t.even]}>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
