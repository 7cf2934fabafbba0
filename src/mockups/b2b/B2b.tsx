import { coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Art, Meter, Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './B2b.styles'
import { OverdraftRequest } from './OverdraftRequest'

// PLACEHOLDER: the invented agencies and amounts of the product pictures; put your own demonstration data here
const agencies = [
  {
    initials: 'DH',
    name: 'Delta Holidays',
    terms: 'Weekly invoice',
    used: 62,
    credit: '31,000 of 50,000',
    status: 'Active',
  },
  {
    initials: 'OT',
    name: 'Oasis Tours',
    terms: 'Bi-weekly',
    used: 97,
    credit: '19,400 of 20,000',
    status: 'Overdraft',
    sub: true,
  },
  { initials: 'MS', name: 'Medina Sky', terms: 'Prepaid', used: 41, credit: '8,200 left', status: 'Active', sub: true },
  {
    initials: 'AT',
    name: 'Atlas Travel',
    terms: 'Monthly invoice',
    used: 22,
    credit: '7,700 of 35,000',
    status: 'Active',
  },
  {
    initials: 'LV',
    name: 'Levant Voyages',
    terms: 'Weekly invoice',
    used: 100,
    credit: '15,000 of 15,000',
    status: 'Blocked',
  },
]

/** The agency tree with its credit, and an overdraft request on top. */
export function Ledger() {
  return (
    <Picture label="Product preview: agency ledger with credit used per agency and sub-agency, and an overdraft request to approve">
      <div css={s.desk}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="network" />
            <span css={k.grow}>Agency ledger</span>{' '}
            <span css={k.wide}>
              <span css={k.segments}>
                <b>Credit</b> <span>Invoices</span> <span>Users</span>
              </span>
            </span>
          </div>
          {agencies.map(({ initials, name, terms, used, credit, status, sub }) => {
            const hot = used > 90
            return (
              <div css={sub ? s.subAgency : s.agency} key={name}>
                <span css={hot ? k.coralMonogram : k.monogram}>{initials}</span>{' '}
                <span>
                  <b>{name}</b> <small>{terms}</small>
                </span>{' '}
                <span css={s.credit}>
                  <Meter value={used} hot={hot} /> <small>{credit}</small>
                </span>{' '}
                <span css={hot ? coralTag : tealTag}>{status}</span>
              </div>
            )
          })}
          <div css={k.row}>
            <span>
              Postpaid credit <small>73,100 of 120,000 used</small>
            </span>
          </div>
        </div>
        <OverdraftRequest />
      </div>
    </Picture>
  )
}

export function MarkupMatrix() {
  return (
    <Art tone="dusk">
      <div css={k.window}>
        <div css={k.matrix}>
          <b>Rule</b> <span>NDC</span> <span>GDS</span> <span>LCC</span> <b>Office CAI-02</b> <em>+ 6%</em>{' '}
          <span>+ 4%</span> <span>+ 45</span> <b>Delta Holidays</b> <span>+ 5%</span> <span>+ 4%</span>{' '}
          <span>+ 40</span> <b>API OUT</b> <span>+ 2%</span> <span>+ 2%</span> <span>+ 15</span>
        </div>
      </div>
    </Art>
  )
}

export function InvoiceCycle() {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={k.body}>
          <div css={k.segments}>
            <span>Weekly</span> <b>Bi-weekly</b> <span>Monthly</span>
          </div>
        </div>
        <div css={k.row}>
          <span css={k.grow}>
            <b>INV-0318</b> <small>Oasis Tours, 1 to 15 Mar</small>
          </span>{' '}
          <span css={k.price}>
            12,480 <small>USD</small>
          </span>
        </div>
        <div css={k.row}>
          <span css={k.grow}>
            <b>Settled in part</b> <Meter value={62} />
          </span>{' '}
          <b>7,740</b>
        </div>
      </div>
    </Art>
  )
}
