import { useId } from 'react'
import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import { ruledAbove } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as f from '../kit/frame.styles'
import { Meter } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { amount, inCurrency } from '../kit/money'
import { Slider } from '../kit/Slider'
import { CampaignChart } from './CampaignChart'
import { CEILING, type CeilingFigures, figuresOf, summaryOf } from './ceiling'
import * as s from './PerformanceMarketing.styles'
import type { CampaignsWords } from './words'

const NAME = 'ceiling'

type Figures = CeilingFigures<CampaignsWords['channels'][number]>

/** The cost of a booking by channel, and a slider for the ceiling above which channels pause. */
export function Campaigns({ words }: { words: CampaignsWords }) {
  const { title, span, currency, key, moment } = words
  const [ceiling, set] = useTried<number>(NAME, CEILING.start)
  const slider = useId()
  const figures = figuresOf(words.channels, ceiling)
  const most = inCurrency(currency, ceiling)
  const said = summaryOf(figures, words)
  return (
    <figure css={f.picture}>
      <Moment name={NAME} label={moment.label} cue={moment.cue} said={said}>
        <div>
          <div css={[k.pane, s.pane]}>
            <div css={k.bar}>
              <Icon name="megaphone" />
              <span css={[k.grow, s.above]}>{title}</span> <span css={[k.quiet, s.above]}>{span}</span>
            </div>
            <p css={[l.wrapping, k.part, k.quiet, s.key, s.above]}>
              <span css={l.inline}>
                <i />
                {key.cost}
              </span>{' '}
              <span css={l.inline}>
                <i data-part="line" />
                {key.bookings}
              </span>
            </p>
            <CampaignChart words={words} ceiling={ceiling} name={key.ceiling} />
            <div css={[l.grid, t.even, k.part, ruledAbove, s.rule]}>
              <label htmlFor={slider}>{moment.ceiling}</label>{' '}
              <Slider {...CEILING} id={slider} value={ceiling} said={most} move={set} />{' '}
              <b css={[t.title3, t.unbroken, s.most]}>{most}</b>
            </div>
            <div css={[l.cluster, k.part, s.answer]}>
              <output css={[t.text5, s.said]}>{said}</output>{' '}
              <Ask name={NAME} setup={{ usd: ceiling }}>
                {moment.ask}
              </Ask>
            </div>
            <Channels words={words} figures={figures} ceiling={ceiling} />
          </div>
        </div>
      </Moment>
    </figure>
  )
}

type ChannelsProps = { words: CampaignsWords; figures: Figures; ceiling: number }

function Channels({ words: { heads, live, paused, total }, figures, ceiling }: ChannelsProps) {
  const { channels, bookings, spend, cost } = figures
  return (
    <>
      <p css={[l.gap3, k.part, ruledAbove, s.row, s.heads]}>
        {heads.map((head, index) => (
          <small css={[index === 0 && s.name]} key={head}>{`${head} `}</small>
        ))}
        <small css={s.state} />
      </p>
      {channels.map(({ name, spend, bookings, margin, cost, live: stays }) => (
        <p css={[l.gap3, k.part, ruledAbove, s.row]} data-state={stays ? undefined : 'paused'} key={name}>
          <b css={s.name}>{`${name} `}</b>
          <span>{amount(spend)}</span> <span>{bookings}</span> <span>{amount(margin)}</span>{' '}
          <span>
            {`${amount(cost)} `}
            <Meter value={Math.min(100, Math.round(cost / ceiling))} hot={!stays} />
          </span>
          <span css={[tealTag, s.state, s.tag]}>{stays ? live : paused}</span>
        </p>
      ))}
      <p css={[l.gap3, k.part, ruledAbove, s.row, s.total]}>
        <b css={s.name}>{`${total} `}</b>
        <span>{amount(spend)}</span> <span>{bookings}</span> <span />{' '}
        <span>{cost === undefined ? '–' : amount(cost)}</span> <span css={s.state} />
      </p>
    </>
  )
}
