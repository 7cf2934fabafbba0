import type { ReactNode } from 'react'
import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { across, cluster, gap2, inline, wrapping } from '../../theme/layout.styles'
import { line4, muted, text5 } from '../../theme/type.styles'
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
      <div css={[wrapping, line4, s.steps]} aria-hidden="true">
        <p css={[inline, gap2, across, s.agency]}>
          <span css={coralMonogram}>{initials}</span> <b>{name}</b>{' '}
        </p>
        {steps.map(({ name, text }) => (
          <div css={[cluster, gap2, s.step]} key={name}>
            <Icon name="circle-check" /> <b>{name}</b> <small css={[text5, muted]}>{text}</small>{' '}
            {name === cycle && <span css={[tealTag, s.ready]}>{ready}</span>}
          </div>
        ))}
      </div>
      {children}
    </div>
  )
}
