import type { ReactNode } from 'react'
import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { coralMonogram } from '../kit/kit.styles'
import { inCurrency, whole } from '../kit/money'
import * as s from './FirstAgency.styles'
import { agencyOf } from './overdraft'
import type { B2bPicture } from './words'

type Props = {
  words: B2bPicture
  /** The cards of the two steps that have a picture. */
  children: ReactNode
}

/** Renders what an agency needs before it sells: the steps of one sheet, two of which have a picture. */
export function FirstAgency({ words: { ledger, invoice, setUp }, children }: Props) {
  const { initials, name, roles, limit } = agencyOf(ledger.agencies, ledger.overdraft)
  const { users, suppliers, markups, cycle, ready } = setUp
  const [lit = 0] = invoice.cycles.lit
  const steps = [
    { name: users, text: roles },
    suppliers,
    markups,
    { name: setUp.limit, text: inCurrency(ledger.currency, whole(limit)) },
    { name: cycle, text: invoice.cycles.names[lit] },
  ]
  return (
    <div css={s.sheet}>
      <div css={[l.wrapping, t.line4, s.steps]} aria-hidden="true">
        <p css={[l.inline, l.gap2, l.across, s.agency]}>
          <span css={coralMonogram}>{initials}</span> <b>{name}</b>{' '}
        </p>
        {steps.map(({ name, text }) => (
          <div css={[l.cluster, l.gap2, s.step]} key={name}>
            <Icon name="circle-check" /> <b>{name}</b> <small css={[t.text5, t.muted]}>{text}</small>{' '}
            {name === cycle && <span css={[tealTag, s.ready]}>{ready}</span>}
          </div>
        ))}
      </div>
      {children}
    </div>
  )
}
