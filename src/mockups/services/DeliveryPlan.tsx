import { chips, coralTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './DeliveryPlan.styles'

const WEEKS = 12
const TODAY = 7

// PLACEHOLDER: an invented programme; the bars' weeks are in the styles
const lanes = [
  { service: 'Consultancy', icon: 'compass', work: 'Supplier plan', state: 'done' },
  { service: 'UI/UX design', icon: 'pen', work: 'Booking flow', state: 'done' },
  { service: 'Development', icon: 'code', work: 'GDS, NDC and ledger', state: 'hot' },
  { service: 'Mobile apps', icon: 'smartphone', work: 'Trip app, both stores', state: 'running' },
  { service: 'Training', icon: 'graduation-cap', work: 'Agents and accounts', state: 'running' },
  { service: 'Marketing', icon: 'megaphone', work: 'Launch ads', state: 'planned' },
] as const

const bars = { done: s.done, hot: s.hot, running: s.running, planned: s.planned }

/** A programme of all six services on one calendar, and what its client approves this week. */
export function DeliveryPlan() {
  return (
    <Picture label="Product preview: twelve-week delivery plan with one lane per service and four client sign-offs, in week 7, and a demo to approve">
      <div css={s.stack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="route" />
            <span css={k.grow}>Delivery route</span> <span css={k.quiet}>12 weeks</span>
          </div>
          <div css={s.plan}>
            <div>
              <small>Week</small>{' '}
              <span>
                {Array.from({ length: WEEKS }, (_, index) => {
                  const week = `${index + 1} `
                  return index + 1 === TODAY ? <b key={week}>{week}</b> : <small key={week}>{week}</small>
                })}
              </span>
            </div>
            {lanes.map(({ service, icon, work, state }) => (
              <div key={service}>
                <b>
                  <Icon name={icon} />
                  {service}
                </b>{' '}
                <span>
                  <i css={bars[state]}>{work}</i>
                </span>
              </div>
            ))}
            <div>
              <b>
                <Icon name="stamp" />
                Your sign-off
              </b>{' '}
              <span css={s.route}>
                <i>01</i> <i>02</i> <i>03</i> <i>04</i>
              </span>
            </div>
          </div>
          <div css={k.legend}>
            <span>
              <Icon name="circle-check" />
              Design signed off
            </span>{' '}
            <span>
              <Icon name="clock" />
              Launch in 5 weeks
            </span>
          </div>
        </div>
        <div css={k.window}>
          <div css={s.demo}>
            <p>
              <b>Week 7 demo</b> <span css={coralTag}>To approve</span>
            </p>
            <p css={k.quiet}>Issue, void and refund, on real fares</p>
            <p css={chips}>
              <span css={k.coralPress}>Approve</span> <span css={k.press}>Comment</span>
            </p>
          </div>
        </div>
      </div>
    </Picture>
  )
}
