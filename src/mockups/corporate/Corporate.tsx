import { chips, coralTag, tag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Art, Meter, Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Corporate.styles'

// PLACEHOLDER: an invented company: its departments (spent and limit in USD), and the request, policy and expenses below
const departments = [
  { name: 'Sales', spent: '18,400', limit: '20,000', used: 92 },
  { name: 'Engineering', spent: '9,750', limit: '15,000', used: 65 },
  { name: 'Operations', spent: '6,240', limit: '12,000', used: 52 },
  { name: 'Management', spent: '11,250', limit: '25,000', used: 45 },
  { name: 'Finance', spent: '2,100', limit: '6,000', used: 35 },
]

/** A trip request on its way past the policy to the manager, and the spend of the company's departments. */
export function ApprovalRoute() {
  return (
    <Picture label="Product preview: a trip request on its route from the request through a policy check, which flags business class and the fare as out of policy, to the manager and the ticket, beside the spend of five departments against their limits">
      <div css={s.desk}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="route" />
            <span css={k.grow}>Trip request 2087</span> <span css={coralTag}>Out of policy</span>
          </div>
          <ol css={s.route}>
            <li>
              <p css={s.stop}>
                <b>Request</b> <span css={k.quiet}>09:12</span>
              </p>
              <p css={k.quiet}>Key account manager, Sales</p>
              <p css={k.quiet}>DXB to CAI, 2 to 5 Jun</p>
            </li>
            <li>
              <p css={s.stop}>
                <b>Policy check</b> <span css={k.quiet}>09:12</span>
              </p>
              <p css={s.check}>
                <span>Class</span> <b>Business</b> <span>Economy under 6 h</span> <span>Fare</span> <b>USD 1,940</b>{' '}
                <span>Up to 1,500</span>
              </p>
            </li>
            <li>
              <p css={s.stop}>
                <b>Manager</b> <span css={k.quiet}>Notified 09:13</span>
              </p>
              <p css={k.quiet}>Sales director, approves over USD 1,500</p>
              <p css={s.decide}>
                <span css={k.coralPress}>Approve</span> <span css={k.press}>Decline</span>
              </p>
            </li>
            <li>
              <p css={s.stop}>
                <b>Issued</b> <span css={tealTag}>Fare held to 18:00</span>
              </p>
              <p css={k.quiet}>On company credit, invoiced monthly</p>
            </li>
          </ol>
        </div>
        <div css={k.window}>
          <div css={k.bar}>
            <span css={k.grow}>Spend by department</span> <span css={tealTag}>Live</span>
          </div>
          {departments.map(({ name, spent, limit, used }) => (
            <div css={s.department} key={name}>
              <b>{name}</b> <span>{`${spent} of ${limit}`}</span> <Meter value={used} hot={used > 90} />
            </div>
          ))}
          <div css={s.total}>
            <span css={k.grow}>
              Company credit <small>June, USD</small>
            </span>{' '}
            <span css={k.price}>
              47,740 <small>of 78,000</small>
            </span>
          </div>
        </div>
      </div>
    </Picture>
  )
}

export function TravelPolicy() {
  return (
    <Art tone="teal">
      <div css={k.window}>
        <div css={k.bar}>
          <Icon name="shield" />
          <span css={k.grow}>Travel policy</span> <span css={tealTag}>On</span>
        </div>
        <div css={s.rule}>
          <span css={k.grow}>Flights under 6 h</span> <span css={tag}>Economy</span>
        </div>
        <div css={s.rule}>
          <span css={k.grow}>6 h and over</span> <span css={tag}>Business</span>
        </div>
        <div css={s.rule}>
          <span css={k.grow}>Hotel cap a night</span>{' '}
          <span css={chips}>
            <span css={tag}>Dubai 180</span> <span css={tag}>Cairo 120</span>
          </span>
        </div>
        <div css={s.rule}>
          <span css={k.grow}>Anything above</span> <span css={coralTag}>Ask the director</span>
        </div>
      </div>
    </Art>
  )
}

export function ExpenseReport() {
  return (
    <Art tone="dusk">
      <div css={k.window}>
        <div css={k.bar}>
          <span css={k.grow}>Expenses, June</span> <span css={k.press}>Export CSV</span>
        </div>
        <div css={k.matrix}>
          <b>Employee</b> <span>Flights</span> <span>Hotels</span> <span>Visa</span> <b>SM, Sales</b> <span>1,940</span>{' '}
          <span>540</span> <span>25</span> <b>RK, Sales</b> <span>1,120</span> <em>760</em> <span>90</span>{' '}
          <b>NA, Finance</b> <span>310</span> <span>240</span> <span>0</span>
        </div>
      </div>
    </Art>
  )
}
