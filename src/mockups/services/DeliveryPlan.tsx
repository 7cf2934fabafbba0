import { chips, coralTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './DeliveryPlan.styles'
import type { PlanWords } from './words'

const WEEKS = 12

const bars = { done: s.done, hot: s.hot, running: s.running, planned: s.planned }

/** A programme of all six services on one calendar, and what its client approves this week. */
export function DeliveryPlan({ words }: { words: PlanWords }) {
  const { label, title, length, legend, demo } = words
  return (
    <Picture label={label}>
      <div css={s.stack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="route" />
            <span css={k.grow}>{title}</span> <span css={k.quiet}>{length}</span>
          </div>
          <Plan words={words} />
          <div css={k.legend}>
            <span>
              <Icon name="circle-check" />
              {legend.signed}
            </span>{' '}
            <span>
              <Icon name="clock" />
              {legend.launch}
            </span>
          </div>
        </div>
        <div css={k.window}>
          <div css={s.demo}>
            <p>
              <b>{demo.title}</b> <span css={coralTag}>{demo.tag}</span>
            </p>
            <p css={k.quiet}>{demo.text}</p>
            <p css={chips}>
              <span css={k.coralPress}>{demo.approve}</span> <span css={k.press}>{demo.comment}</span>
            </p>
          </div>
        </div>
      </div>
    </Picture>
  )
}

/** A row per lane over the weeks, their numbers above and the client's approvals below. */
function Plan({ words: { week, today, lanes, signOff } }: { words: PlanWords }) {
  return (
    <div css={s.plan}>
      <span css={s.weeks}>
        <i data-from={today} />
      </span>
      <div>
        <small>{week}</small>{' '}
        <span>
          {Array.from({ length: WEEKS }, (_, index) => (
            <small key={index} data-state={index + 1 === today ? 'today' : undefined}>{`${index + 1} `}</small>
          ))}
        </span>
      </div>
      {lanes.map(({ service, icon, work, state, from, weeks }) => (
        <div key={service}>
          <b>
            <Icon name={icon} />
            {service}
          </b>{' '}
          <span>
            <i css={bars[state]} data-from={from} data-weeks={weeks}>
              {work}
            </i>
          </span>
        </div>
      ))}
      <div>
        <b>
          <Icon name="stamp" />
          {signOff.title}
        </b>{' '}
        <span css={s.route}>
          {signOff.steps.map(({ number, week, state }) => (
            <i key={number} data-from={week} data-state={state}>{`${number} `}</i>
          ))}
        </span>
      </div>
    </div>
  )
}
