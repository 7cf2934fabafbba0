import * as l from '../../theme/layout.styles'
import { ruledAbove } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as k from '../kit/kit.styles'
import { Ask } from '../kit/moment'
import { control } from '../kit/moment.styles'
import { inCurrency, whole } from '../kit/money'
import * as r from '../kit/result.styles'
import { Used } from './Ledger'
import { credit } from './Ledger.styles'
import * as s from './OverdraftRequest.styles'
import type { Account, Decision } from './overdraft'
import type { LedgerWords } from './words'

type Props = {
  /** Name of the moment. */
  name: string
  account: Account
  words: LedgerWords
  decision: Decision
  /** The sentence about the decision. */
  said: string
  decide: (decision: Decision) => void
}

/** Renders an agency's request to book past its limit, with the two decisions and the result. */
export function OverdraftRequest({ name, account, words, decision, said, decide }: Props) {
  const { overdraft, currency, moment } = words
  const money = (sum: number) => inCurrency(currency, whole(sum))
  // Pressing the chosen button again takes the decision back.
  const button = (to: Decision) => ({
    type: 'button' as const,
    'aria-pressed': decision === to,
    onClick: () => decide(decision === to ? 'open' : to),
  })
  const asked = account.used + (decision === 'approved' ? 0 : overdraft.sum) - account.limit
  // Without isolates, which would end within the sum's own element: its letters are Latin.
  const [before, after = ''] = overdraft.over[decision].replace('{over}', whole(asked)).split(/\u2068?\{sum\}\u2069?/)
  return (
    <div css={[l.relative, l.grid, l.level, k.pane, s.request]}>
      <span css={k.coralMonogram}>{account.initials}</span>{' '}
      <span>
        <b>{account.name}</b> <small>{overdraft.trip}</small>
      </span>{' '}
      <div css={[l.column, l.gap2, l.across, credit, s.bar]}>
        <p css={[t.text5, t.line3]}>
          <span>{before}</span>
          <strong css={[t.titleWeight, t.unbroken]}>{money(overdraft.sum) + (after.startsWith(' ') ? ' ' : '')}</strong>
          <span>{after}</span>
        </p>
        <Used account={account} />
        <small css={t.centred}>{overdraft.limit.replace('{limit}', whole(account.limit))}</small>
      </div>{' '}
      <p css={[l.wrapping, l.gap4, l.across, s.decisions]}>
        <button css={[control, t.semibold, t.unbroken, s.decision, s.approve]} {...button('approved')}>
          <span>{decision === 'approved' ? overdraft.approved : overdraft.approve}</span>
        </button>{' '}
        <button css={[control, t.semibold, t.unbroken, s.decision, s.decline]} {...button('declined')}>
          <span>{decision === 'declined' ? overdraft.declined : overdraft.decline}</span>
        </button>
      </p>{' '}
      <div css={[l.across, ruledAbove, r.foot, s.foot]}>
        <output css={[t.even, t.medium, r.said, r.room3, s.said]} data-said>
          {said}
        </output>{' '}
        <Ask name={name} setup={{ decision }}>
          {moment.ask}
        </Ask>
      </div>
    </div>
  )
}
