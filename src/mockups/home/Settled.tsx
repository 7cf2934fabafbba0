import { tealTag } from '../../theme/base.styles'
import { Meter } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { Overdraft } from './Overdraft'
import { line } from './Overdraft.styles'
import * as s from './Settled.styles'
import type { OverdraftWords } from './words'

/** The overdraft of the hero's picture in two states: waiting, and approved. */
export function Settled({ words }: { words: OverdraftWords }) {
  const { initials, agency, amount, over, used, limit, settled } = words
  const { approved } = settled
  return (
    <div css={s.pair} role="img" aria-label={settled.label}>
      <Overdraft words={words} at={settled.at} />
      <div css={k.window} aria-hidden="true">
        <div css={k.bar}>
          <span css={k.monogram}>{initials}</span> <span css={k.grow}>{agency}</span>{' '}
          <span css={tealTag}>{approved.tag}</span> <small>{approved.at}</small>
        </div>
        <div css={k.body}>
          <p>
            <b>{amount}</b> {over}
          </p>
          <p css={k.quiet}>{approved.by}</p>
          <p css={line}>
            <Meter value={used} limit={limit} />
          </p>
        </div>
      </div>
    </div>
  )
}
