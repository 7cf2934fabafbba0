import { tealTag } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import { Meter } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { Overdraft } from './Overdraft'
import * as s from './Settled.styles'
import type { OverdraftWords } from './words'

/** The overdraft of the hero's picture while it waits. The label of `Settled` describes both. */
export const Waiting = ({ words }: { words: OverdraftWords }) => (
  <div css={[l.grid, s.half]}>
    <Overdraft words={words} at={words.settled.at} />
  </div>
)

/** The same overdraft after it was approved. */
export function Settled({ words }: { words: OverdraftWords }) {
  const { initials, agency, amount, over, used, limit, settled } = words
  const { approved } = settled
  return (
    <div css={[l.grid, s.half]} role="img" aria-label={settled.label}>
      <div css={k.pane} aria-hidden="true">
        <div css={[l.wrapping, k.bar, s.head]}>
          <span css={k.monogram}>{initials}</span> <span css={[k.grow, s.name]}>{agency}</span>{' '}
          <span css={tealTag}>{approved.tag}</span> <small css={k.end}>{approved.at}</small>
        </div>
        <div css={k.body}>
          <p>
            <b>{amount}</b> {over}
          </p>
          <p css={k.quiet}>{approved.by}</p>
          <p css={s.line}>
            <Meter value={used} limit={limit} />
          </p>
        </div>
      </div>
    </div>
  )
}
