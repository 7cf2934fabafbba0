import { chips, coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Meter, Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { CampaignChart } from './CampaignChart'
import * as s from './PerformanceMarketing.styles'

/** What one booking may cost before the automation stops the channel, in USD. */
const CEILING = 75

// PLACEHOLDER: invented campaigns of an invented agency; cost is spend by bookings, ROAS is sales by spend
const channels = [
  { name: 'Search', detail: 'City hotels, own name out', spend: '6,240', bookings: 156, cost: 40, roas: 5.8 },
  { name: 'Social', detail: 'Umrah and school holidays', spend: '4,480', bookings: 80, cost: 56, roas: 4.1 },
  { name: 'Retargeting', detail: 'Fares still on sale', spend: '1,560', bookings: 52, cost: 30, roas: 7.2 },
  { name: 'Display', detail: 'Travel publishers', spend: '2,700', bookings: 30, cost: 90, roas: 1.4 },
]

/** What each channel pays for a booking, and the one that the automation has paused. */
export function Campaigns() {
  return (
    <Picture label="Product preview: campaign chart in which the cost per booking falls while bookings rise, and a table of search, social, retargeting and display with spend, bookings and return on ad spend, where display is paused by a budget rule">
      <div css={s.stack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="megaphone" />
            <span css={k.grow}>Campaigns</span>{' '}
            <span css={k.segments}>
              <b>Bookings</b> <span>Margin</span>
            </span>
          </div>
          <p css={s.key}>
            <span>
              <i />
              Cost per booking
            </span>{' '}
            <span>
              <i />
              Bookings
            </span>
          </p>
          <CampaignChart />
          <div css={s.channels}>
            <p>
              <small>Channel</small> <small>Spend</small> <small>Bookings</small> <small>Cost each</small>{' '}
              <small>ROAS</small>
              <small />
            </p>
            {channels.map(({ name, detail, spend, bookings, cost, roas }) => {
              const over = cost > CEILING
              return (
                <p css={over ? s.paused : undefined} key={name}>
                  <b>
                    {name} <small>{detail}</small>
                  </b>{' '}
                  <span>{spend}</span> <span>{bookings}</span>{' '}
                  <span>
                    {cost}.00
                    <Meter value={Math.min(100, Math.round((cost / CEILING) * 100))} hot={over} />
                  </span>{' '}
                  <span>{roas}</span> <span css={over ? s.pausedTag : tealTag}>{over ? 'Paused' : 'Live'}</span>
                </p>
              )
            })}
          </div>
          <div css={k.legend}>
            <span>
              <Icon name="shield" />
              Ceiling USD {CEILING} a booking
            </span>{' '}
            <span>
              <Icon name="circle-check" />
              After refunds
            </span>
          </div>
        </div>
        <div css={k.window}>
          <div css={s.rule}>
            <p>
              <b>Display paused</b> <span css={coralTag}>Budget rule</span>
            </p>
            <p css={k.quiet}>A booking cost USD 90, over your ceiling</p>
            <p css={chips}>
              <span css={k.coralPress}>Move budget</span> <span css={k.press}>Resume</span>
            </p>
          </div>
        </div>
      </div>
    </Picture>
  )
}
