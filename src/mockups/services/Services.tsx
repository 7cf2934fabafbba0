import { coralTag, tag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Scores } from '../consultancy/Scores'
import { Art } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { CampaignChart } from '../performance-marketing/CampaignChart'
import * as s from './Services.styles'

// PLACEHOLDER: the fares, screens and courses of an invented agency

export function Maturity() {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={k.bar}>
          Where you stand <span css={k.quietEnd}>0 to 5</span>
        </div>
        <Scores />
      </div>
    </Art>
  )
}

export function Offers() {
  return (
    <Art tone="dusk">
      <div css={k.window}>
        <div css={k.bar}>
          <span css={k.grow}>POST /v1/offers</span> <span css={tealTag}>200 OK</span>
        </div>
        <p css={s.offer}>
          <span css={tag}>GDS</span> <span css={k.quiet}>1,182.00 + 47.28</span> <b>1,229.28</b>
        </p>
        <p css={s.offer}>
          <span css={tealTag}>NDC</span> <span css={k.quiet}>1,104.00 + 66.24</span> <b>1,170.24</b>
        </p>
        <p css={s.offer}>
          <span css={coralTag}>LCC</span> <span css={k.quiet}>861.00 + 45.00</span> <b>906.00</b>
        </p>
      </div>
    </Art>
  )
}

export function Campaign() {
  return (
    <Art tone="teal">
      <div css={s.campaign}>
        <div css={k.bar}>
          Cost per booking <span css={k.quietEnd}>12 weeks</span>
        </div>
        <CampaignChart />
      </div>
    </Art>
  )
}

export function BookingFlow() {
  return (
    <Art tone="violet">
      <div css={k.window}>
        <div css={k.bar}>
          <span css={k.grow}>Booking flow</span> <span css={coralTag}>1 comment</span>
        </div>
        <div css={s.flow}>
          <svg viewBox="0 0 300 108" aria-hidden="true">
            <rect x="1" y="22" width="82" height="92" rx="9" />
            <rect x="109" y="22" width="82" height="92" rx="9" />
            <rect x="217" y="22" width="82" height="92" rx="9" />
            <path d="M15 38H50M15 52H69M15 66H69M123 38H158M123 52H177M123 66H177M123 80H147M231 38H266M231 52H285M231 66H254M270 66H285" />
            <path d="M18 88H66M126 100H174M234 88H282" />
            <path d="M42 20C60-2 132-2 150 20M150 20C168-2 240-2 258 20" />
            <circle cx="177" cy="80" r="6" />
          </svg>
        </div>
      </div>
    </Art>
  )
}

export function BoardingPass() {
  return (
    <Art tone="apricot">
      <div css={s.phone}>
        <p css={s.notice}>
          <b>Gate changed</b> <small>Now C12, boarding at 14:05</small>
        </p>
        <p css={s.pass}>
          <strong>CAI</strong>
          <Icon name="plane" /> <strong>DXB</strong>{' '}
          <span>
            <small>Seat</small> 4E
          </span>
          <span />{' '}
          <span>
            <small>Gate</small> C12
          </span>
        </p>
      </div>
    </Art>
  )
}

export function Course() {
  return (
    <Art tone="dusk">
      <div css={k.window}>
        <div css={k.row}>
          <span css={k.tealMonogram}>1</span>{' '}
          <span css={k.grow}>
            <b>GDS and NDC</b> <small>8 lessons</small>
          </span>{' '}
          <span css={tealTag}>Done</span>
        </div>
        <div css={k.row}>
          <span css={k.coralMonogram}>2</span>{' '}
          <span css={k.grow}>
            <b>Markups and credit</b> <small>Lesson 3 of 7</small>
          </span>{' '}
          <span css={coralTag}>Now</span>
        </div>
        <div css={k.row}>
          <span css={k.monogram}>3</span>{' '}
          <span css={k.grow}>
            <b>Voids and refunds</b> <small>5 lessons</small>
          </span>
        </div>
      </div>
    </Art>
  )
}
