import type { Sample } from '../content/types'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Partners.styles'
import { SampleTag } from './SampleTag'

// PLACEHOLDER: partners, their neutral marks, 24 by 24; draw those of the real ones here
const marks = {
  peaks: 'M3 17 12 4l9 13M7.5 17 12 10.5 16.5 17',
  horizon: 'M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18zM3 12h18',
  leaves: 'M12 3v18M5 6c4 4 4 8 0 12M19 6c-4 4-4 8 0 12',
  tiles: 'M4 4h7v7H4zM13 13h7v7h-7zM13 4h7v7M4 13v7h7',
  waves: 'M3 15q4.5-5 9 0t9 0M3 9q4.5-5 9 0t9 0',
  wings: 'm3 8 9 4 9-4-9 12z',
}

/** A partner by name. Without a `mark`, its label shows the name alone. */
export type Partner = Sample & { name: string; mark?: keyof typeof marks }

/** Matches a name that is set in smaller letters: of more than 13 characters, or with a word of more than 9. */
const LONG = /.{14}|\S{10}/

/** Matches a name with a word that needs all of its label on a small phone. */
const WORD = /\S{12}/

/** Matches a name in Arabic letters, which is Arabic in every edition. */
const ARABIC = /\p{Script=Arabic}/u

const LOOKS = [s.labelRound, s.labelNight, s.labelPaper, s.labelArch, s.labelPill, s.labelLeaf]

/** Returns the styles of a label: its look, and where it stands in rows of two and of three. */
function looksOf(index: number, count: number) {
  const isLast = index === count - 1
  return [
    [l.grid, l.gap2, t.centred, t.even, t.line2],
    s.label,
    LOOKS[index % LOOKS.length],
    index % 3 === 1 && s.labelLower,
    isLast && index % 2 === 0 && s.labelAloneOfTwo,
    isLast && index % 3 === 0 && s.labelAloneOfThree,
    index === count - 2 && index % 3 === 0 && s.labelLastButOne,
  ]
}

/** Shows the partners' marks and names: three to twelve. */
export function Partners({ items }: { items: readonly Partner[] }) {
  return (
    <ul css={[l.grid, s.partners]}>
      {items.map(({ name, mark, sample }, index) => (
        <li
          key={name}
          css={looksOf(index, items.length)}
          lang={ARABIC.test(name) ? 'ar' : undefined}
          data-long={LONG.test(name) || undefined}
          data-word={WORD.test(name) || undefined}
        >
          {mark && (
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={marks[mark]} />
            </svg>
          )}
          {name} {sample && <SampleTag />}
        </li>
      ))}
    </ul>
  )
}
