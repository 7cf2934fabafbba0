import type { Category } from '../../content/types'
import { documentsOf } from '../../mockups/consultancy/Documents'
import type { ConsultancyPicture } from '../../mockups/consultancy/words'
import { day } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as s from './ConsultancyStages.styles'
import type { PracticeContent } from './Practice'

type Props = {
  steps: PracticeContent['process']['steps']
  documents: readonly Category[]
  picture: ConsultancyPicture
}

/** Where in the two files each step lies, and its colour. */
const LOOKS = [[s.first], [s.second, s.wide, s.end], [s.third, s.wide, s.lower], [s.fourth, s.lower, s.end]]

/** Shows each step under its bar: the folder of its documents, and what is done in it. */
export function Stages({ steps, documents, picture }: Props) {
  const art = documentsOf(picture)
  return (
    <ol css={[l.halves, s.stages]}>
      {steps.map(({ number, title, text }, place) => (
        <li css={[l.grid, s.step, ...(LOOKS[place % LOOKS.length] ?? [])]} key={number}>
          <span>{number}</span>
          <h3>{title}</h3>
          <div css={[day, l.column, l.across, s.folder]}>
            <ul>
              {documents[place]?.items.map((item, line, { length }) => (
                <li data-part={line === length - 1 ? 'title' : undefined} key={item}>
                  {item}
                </li>
              ))}
            </ul>
            {art[place]}
          </div>
          <p css={[day, t.muted]}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
