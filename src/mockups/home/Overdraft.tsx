import { coralTag } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import { Meter } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { head, line, name, request } from './Settled.styles'
import type { OverdraftWords } from './words'

/** An agency's request to book past its credit limit: with its time (`at`) or, without one, a note that it waits. */
export function Overdraft({ words, at }: { words: OverdraftWords; at?: string }) {
  const { initials, agency, tag, amount, over, trip, used, limit, waits } = words
  return (
    <div css={[k.pane, request]} aria-hidden="true">
      <div css={[k.bar, at && [l.wrapping, head]]}>
        <span css={k.coralMonogram}>{initials}</span> <span css={[k.grow, at && name]}>{agency}</span>{' '}
        <span css={coralTag}>{tag}</span> {at && <small css={k.end}>{at}</small>}
      </div>
      <div css={k.body}>
        <p>
          <b>{amount}</b>
          {` ${over}`}
        </p>
        <p css={k.quiet}>{trip}</p>
        <p css={line}>
          <Meter value={used} limit={limit} hot />
        </p>
        {!at && <p css={k.quiet}>{waits}</p>}
      </div>
    </div>
  )
}
