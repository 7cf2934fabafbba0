import { coralTag, tealTag } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import { edged } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { bar, grow, pane } from '../kit/kit.styles'
import * as s from './Watch.styles'
import type { WatchWords } from './words'

type Props = {
  words: WatchWords
  /** The text of each line, the only part that screen readers read. */
  faults: readonly [string, string, string]
}

/** Renders faults as the lines of a night's log: the times and states around each fault are an example. */
export function Watch({ words: { title, hours, lines }, faults }: Props) {
  return (
    <div css={[l.grid, edged, pane, s.watch]}>
      <div css={[l.cluster, bar]} aria-hidden="true">
        <span css={grow}>{title}</span> <small>{hours}</small>
      </div>
      <ul>
        {lines.map(({ at, state, open }, line) => (
          <li css={l.cluster} key={at}>
            <small aria-hidden="true">{`${at} `}</small>
            <span css={[t.text5, t.line3, t.even, s.fault]}>{faults[line]}</span>{' '}
            <span css={open ? coralTag : tealTag} aria-hidden="true">
              {state}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
