import { coralTag, tealTag } from '../../theme/base.styles'
import { Meter } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { line } from './Overdraft.styles'
import * as s from './Settled.styles'
import type { OverdraftWords } from './words'

/** The overdraft of the first picture twice: as it waits, and over that as it was approved. */
export function Settled({ words }: { words: OverdraftWords }) {
  const { initials, agency, tag, amount, over, trip, used, limit, settled } = words
  const { approved } = settled
  return (
    <div css={s.pair} role="img" aria-label={settled.label}>
      <div css={k.window} aria-hidden="true">
        <div css={k.bar}>
          <span css={k.coralMonogram}>{initials}</span> <span css={k.grow}>{agency}</span>{' '}
          <span css={coralTag}>{tag}</span> <small>{settled.at}</small>
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
        </div>
      </div>
      <div css={k.window} aria-hidden="true">
        <div css={k.bar}>
          <span css={k.monogram}>{initials}</span> <span css={k.grow}>{amount}</span>{' '}
          <span css={tealTag}>{approved.tag}</span> <small>{approved.at}</small>
        </div>
        <div css={k.body}>
          <p css={k.quiet}>{approved.by}</p>
        </div>
      </div>
    </div>
  )
}
