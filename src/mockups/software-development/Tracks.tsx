import * as s from './Tracks.styles'
import type { TracksWords } from './words'

/** What the suppliers take their time for, and below it what is made meanwhile, over the columns of the four steps. */
export function Tracks({ words: { paperwork, tests, screens, code } }: { words: TracksWords }) {
  return (
    <div css={s.tracks} aria-hidden="true">
      <span>{`${paperwork} `}</span>
      <span>{`${screens} `}</span>
      <span>{`${tests} `}</span>
      <span>{`${code} `}</span>
    </div>
  )
}
