import * as s from './Glance.styles'
import type { SidesWords, WayWords } from './words'

/** Both as thick, and as high, and from the same edge as the words below them. */
const signs = { may: 'M3.4 12.5l5.5 5.5L19.4 6', not: 'M3.4 5.5l13 13M16.4 5.5l-13 13' }

type SidesProps = {
  words: SidesWords
  /** All of the page, in their order: those named here are linked by their numbers and titles. */
  sections: readonly { id: string; title: string }[]
}

/** What a visitor may do, beside what not, each with the way to its section. */
export function Sides({ words, sections }: SidesProps) {
  return (
    <div css={s.sides}>
      {(['may', 'not'] as const).map(side => {
        const { title, section, items } = words[side]
        const at = sections.findIndex(({ id }) => id === section)
        return (
          <div key={side}>
            <h2>
              <svg viewBox="2 3 20 18" aria-hidden="true">
                <path d={signs[side]} />
              </svg>
              {title}
            </h2>
            <ul>
              {items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <a href={`#${section}`}>
              <b>{String(at + 1).padStart(2, '0')}</b> {sections[at]?.title}
            </a>
          </div>
        )
      })}
    </div>
  )
}

/** Where what was written goes, stop by stop. */
export function Way({ words: { title, section, stops } }: { words: WayWords }) {
  return (
    <div css={s.way}>
      <div>
        <div css={s.end} aria-hidden="true" />
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
