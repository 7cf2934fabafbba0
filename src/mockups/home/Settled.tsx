import { tealTag } from '../../theme/base.styles'
import * as k from '../kit/kit.styles'
import { Overdraft } from './Overdraft'
import * as s from './Settled.styles'
import type { OverdraftWords } from './words'

/** The overdraft of the hero's picture in two states: waiting, and approved. */
export function Settled({ words }: { words: OverdraftWords }) {
  const { initials, amount, settled } = words
  const { approved } = settled
  return (
    <div css={s.pair} role="img" aria-label={settled.label}>
      <Overdraft words={words} at={settled.at} />
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
