import type { Steps } from '../../content/types'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as s from './Tracks.styles'
import type { TracksWords } from './words'

/**
 * The work that takes the suppliers their time and, below it, what is built meanwhile, above the columns of the four steps.
 */
export function Tracks({ words: { paperwork, tests, screens, code }, steps }: { words: TracksWords; steps: Steps }) {
  return (
    <div css={[l.column, l.gap2, t.text3, t.line3, s.tracks]} aria-hidden="true">
      <div css={[l.columns4, t.coral]}>
        {steps.map(({ number }) => (
          <b key={number}>{`${number} `}</b>
        ))}
      </div>
      <span css={[s.bar, s.paperwork]}>{`${paperwork} `}</span>
      <span css={[s.bar, s.screens]}>{`${screens} `}</span>
      <span css={[s.bar, s.tests]}>{`${tests} `}</span>
      <span css={[s.bar, s.code]}>{`${code} `}</span>
    </div>
  )
}
