import { chips, coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Meter, Picture, Segments } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { CampaignChart } from './CampaignChart'
import * as s from './PerformanceMarketing.styles'
import type { CampaignsWords } from './words'

/** What each channel pays for a booking, and the one that the automation has paused. */
export function Campaigns({ words }: { words: CampaignsWords }) {
  const { label, title, views, key, chart, ceiling, refunds, rule } = words
  return (
    <Picture label={label}>
      <div css={s.stack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="megaphone" />
            <span css={k.grow}>{title}</span> <Segments {...views} />
          </div>
          <p css={s.key}>
            <span>
              <i />
              {key.cost}
            </span>{' '}
            <span>
              <i data-part="line" />
              {key.bookings}
            </span>
          </p>
          <CampaignChart words={chart} />
          <Channels words={words} />
          <div css={k.legend}>
            <span>
              <Icon name="shield" />
              {ceiling.text.replace('{ceiling}', String(ceiling.value))}
            </span>{' '}
            <span>
              <Icon name="circle-check" />
              {refunds}
            </span>
          </div>
        </div>
        <div css={k.window}>
          <div css={s.rule}>
            <p>
              <b>{rule.title}</b> <span css={coralTag}>{rule.tag}</span>
            </p>
            <p css={k.quiet}>{rule.text}</p>
            <p css={chips}>
              <span css={k.coralPress}>{rule.move}</span> <span css={k.press}>{rule.resume}</span>
            </p>
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Channels({ words: { heads, channels, ceiling, live, paused } }: { words: CampaignsWords }) {
  return (
    <div css={s.channels}>
      <p>
        {heads.map(head => (
          <small key={head}>{`${head} `}</small>
        ))}
        <small />
      </p>
      {channels.map(({ name, text, spend, bookings, cost, roas }) => {
        const over = cost > ceiling.value
        return (
          <p css={over ? s.paused : undefined} key={name}>
            <b>
              {`${name} `}
              <small>{text}</small>
            </b>{' '}
            <span>{spend}</span> <span>{bookings}</span>{' '}
            <span>
              {cost.toFixed(2)}
              <Meter value={Math.min(100, Math.round((cost / ceiling.value) * 100))} hot={over} />
            </span>{' '}
            <span>{roas}</span> <span css={over ? s.pausedTag : tealTag}>{over ? paused : live}</span>
          </p>
        )
      })}
    </div>
  )
}
