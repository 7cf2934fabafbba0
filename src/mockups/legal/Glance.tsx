import * as s from './Glance.styles'
import type { SidesWords, WayWords } from './words'

const signs = { may: 'M4 13l5 5L20 6', not: 'M5 5l14 14M19 5 5 19' }

/** What a visitor may do, beside what not, each with the way to its section. */
export function Sides({ words }: { words: SidesWords }) {
  return (
    <div css={s.sides}>
      {(['may', 'not'] as const).map(side => (
        <div key={side}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={signs[side]} />
          </svg>
          <h2>
            <a href={`#${words[side].section}`}>{words[side].title}</a>
          </h2>
          <ul>
            {words[side].items.map(item => (
              <li key={item}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={signs[side]} />
                </svg>
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Where what was written goes, stop by stop. */
export function Way({ words: { title, section, stops } }: { words: WayWords }) {
  return (
    <div css={s.way}>
      <div>
        <h2>
          <a href={`#${section}`}>{title}</a>
        </h2>
        <ol>
          {stops.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
