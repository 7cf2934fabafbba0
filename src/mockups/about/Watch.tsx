import { coralTag, tealTag } from '../../theme/base.styles'
import { bar, grow } from '../kit/kit.styles'
import * as s from './Watch.styles'
import type { WatchWords } from './words'

type Props = {
  words: WatchWords
  /** What is read out of each line. */
  faults: readonly [string, string, string]
}

/** What goes wrong, as the lines of a night's log: what is drawn around each fault is an example. */
export function Watch({ words: { title, hours, lines }, faults }: Props) {
  return (
    <div css={s.watch}>
      <div css={bar} aria-hidden="true">
        <span css={grow}>{title}</span> <small>{hours}</small>
      </div>
      <ul>
        {lines.map(({ at, state, open }, line) => (
          <li key={at}>
            <small aria-hidden="true">{`${at} `}</small>
            <span>{faults[line]}</span>{' '}
            <span css={open ? coralTag : tealTag} aria-hidden="true">
              {state}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
