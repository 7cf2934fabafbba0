import { chips } from '../../theme/base.styles'
import * as k from '../kit/kit.styles'
import { Ask } from '../kit/moment'
import { whole } from '../kit/money'
import { Used } from './Ledger'
import * as s from './OverdraftRequest.styles'
import type { Account, Decision } from './overdraft'
import type { LedgerWords } from './words'

type Props = {
  /** Name of the moment. */
  name: string
  account: Account
  words: LedgerWords
  decision: Decision
  decide: (decision: Decision) => void
}

/** Renders an agency's request to book past its limit, with the two decisions and the result. */
export function OverdraftRequest({ name, account, words, decision, decide }: Props) {
  const { overdraft, currency, moment } = words
  const money = (sum: number) => `${currency} ${whole(sum)}`
  // Pressing the chosen button again takes the decision back.
  const button = (to: Decision) => ({
    type: 'button' as const,
    'aria-pressed': decision === to,
    onClick: () => decide(decision === to ? 'open' : to),
  })
  const asked = account.used + (decision === 'approved' ? 0 : overdraft.sum) - account.limit
  const [before, after] = overdraft.over[decision].replace('{over}', whole(asked)).split('{sum}')
  return (
    <div css={s.request}>
      <span css={k.coralMonogram}>{account.initials}</span>{' '}
      <span>
        <b>{account.name}</b> <small>{overdraft.trip}</small>
      </span>{' '}
      <div css={s.bar}>
        <p>
          <span>{before}</span>
          <strong>{`${money(overdraft.sum)} `}</strong>
          <span>{after}</span>
        </p>
        <Used account={account} />
        <small>{overdraft.limit.replace('{limit}', whole(account.limit))}</small>
      </div>{' '}
      <p css={chips}>
        <button css={s.decision} {...button('approved')}>
          {overdraft.approve}
        </button>{' '}
        <button css={s.decision} {...button('declined')}>
          {overdraft.decline}
        </button>
      </p>{' '}
      <div css={s.foot}>
        <output>
          {overdraft.after[decision]
            .replace('{agency}', account.name)
            .replace('{sum}', money(overdraft.sum))
            .replace('{used}', whole(account.used))
            .replace('{limit}', whole(account.limit))}
        </output>{' '}
        <Ask name={name} topic="b2b" setup={{ decision }}>
          {moment.ask}
        </Ask>
      </div>
    </div>
  )
}
