import { coralTag, tag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { Scores } from '../consultancy/Scores'
import { Art, Field } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { CampaignChart } from '../performance-marketing/CampaignChart'
import { CEILING } from '../performance-marketing/ceiling'
import * as s from './Services.styles'
import type { ServiceArtWords } from './words'

export function Maturity({ words: { title, scale, scores, advice } }: { words: ServiceArtWords['maturity'] }) {
  return (
    <Art tone="apricot">
      <div css={k.pane} data-tile="dial">
        <div css={k.bar} data-tile="absent">
          {`${title} `}
          <span css={[k.quiet, k.end]}>{scale}</span>
        </div>
        <Scores words={scores} marked={false} />
        {advice?.map((text, index) => (
          <div css={[k.row, s.advice]} key={text}>
            <span css={k.coralMonogram}>{index + 1}</span> {text}
          </div>
        ))}
      </div>
    </Art>
  )
}

const sources = { GDS: tag, NDC: tealTag, LCC: coralTag }

/** A tile has room for this many rows of a list; the others are marked as `data-spare`. */
const TILED = 2

export function Offers({ words: { call, status, items } }: { words: ServiceArtWords['offers'] }) {
  return (
    <Art tone="dusk">
      <div css={k.pane}>
        <div css={k.bar} data-tile="head">
          <span css={k.grow} data-tile="absent">
            {call}
          </span>{' '}
          <span css={tealTag}>{status}</span>
        </div>
        {items.map(({ source, sum, sell }, index) => (
          <p css={[l.gap3, l.grid, s.offer]} data-tile="offer" data-spare={index >= TILED || undefined} key={source}>
            <span css={[sources[source], s.source]}>{source}</span>{' '}
            <span css={k.quiet} data-tile="sum">
              <bdi dir="ltr">{sum}</bdi>
            </span>{' '}
            <b>{sell}</b>
          </p>
        ))}
      </div>
    </Art>
  )
}

export function Campaign({ words: { title, span, ceiling, bookings, chart } }: { words: ServiceArtWords['campaign'] }) {
  return (
    <Art tone="teal">
      <div css={[k.pane, s.campaign]} data-tile="chart">
        <div css={k.bar} data-tile="absent">
          {`${title} `}
          <span css={[k.quiet, k.end]}>{span}</span>
        </div>
        <CampaignChart words={chart} ceiling={CEILING.start} name={ceiling} bars={bookings} />
      </div>
    </Art>
  )
}

/** The x positions of the three wireframes. */
const FRAMES = [1, 109, 217]

/** Renders three wireframes joined by hops, and the pin of a comment. */
export function BookingFlow({ words: { title, tag } }: { words: ServiceArtWords['flow'] }) {
  return (
    <Art tone="violet">
      <div css={k.pane}>
        <div css={k.bar} data-tile="absent">
          <span css={k.grow}>{title}</span> <span css={coralTag}>{tag}</span>
        </div>
        <div data-tile="flow">
          <svg
            css={l.full}
            viewBox="0 0 300 108"
            fill="none"
            stroke="var(--line)"
            strokeWidth={6}
            strokeLinecap="round"
            aria-hidden="true"
          >
            {FRAMES.map(x => (
              <rect
                fill="var(--card)"
                stroke="var(--field)"
                strokeWidth={1.2}
                x={x}
                y="22"
                width="82"
                height="118"
                rx="9"
                key={x}
              />
            ))}
            <path data-part="sea" fill="var(--teal-w)" stroke="none" d="M10 31H74V58H10zM226 31H290V52H226z" />
            <path data-part="sun" fill="var(--d1)" stroke="none" d="M28 58a14 14 0 0 1 28 0z" />
            <path d="M15 69H44M15 102H69M123 37H146M123 51H152M123 65H143M123 102H160M231 63H254M231 102H285" />
            <path data-part="sums" stroke="var(--ink2)" d="M163 37H177M166 51H177M160 65H177M272 63H285" />
            <path data-part="buttons" stroke="var(--teal)" strokeWidth={11} d="M18 85H66M126 85H174M234 85H282" />
            <path
              data-part="hops"
              stroke="var(--field)"
              strokeWidth={1.2}
              strokeDasharray="3 4"
              d="M42 20C60-2 132-2 150 20M150 20C168-2 240-2 258 20"
            />
            <circle fill="var(--card)" stroke="var(--coral)" strokeWidth={2.5} cx="181" cy="65" r="7" />
          </svg>
        </div>
      </div>
    </Art>
  )
}

export function BoardingPass({ words: { notice, from, to, seat, gate } }: { words: ServiceArtWords['pass'] }) {
  return (
    <Art tone="apricot">
      <div css={[k.pane, s.phone]} data-tile="phone">
        <div css={s.notice} data-tile="absent">
          <b>{notice.name}</b> <small>{notice.text}</small>
        </div>
        <p css={[l.grid, s.pass]} data-tile="pass">
          <strong css={[t.text8, t.line1]}>{from}</strong>
          <Icon name="plane" /> <strong css={[t.text8, t.line1]}>{to}</strong> <Field {...seat} />
          <span /> <Field {...gate} state="gate" />
        </p>
      </div>
    </Art>
  )
}

export function Course({ words: { modules, done, current } }: { words: ServiceArtWords['course'] }) {
  return (
    <Art tone="dusk">
      <div css={k.pane}>
        {modules.map(({ name, text, state }, index) => (
          <div css={k.row} data-tile="module" data-spare={index >= TILED || undefined} key={name}>
            <span
              css={state === 'done' ? k.tealMonogram : state === 'current' ? k.coralMonogram : k.monogram}
              data-tile="number"
            >
              {index + 1}
            </span>{' '}
            <span css={k.grow} data-tile="absent">
              <b>{name}</b> <small>{text}</small>
            </span>{' '}
            {state === 'done' && <span css={tealTag}>{done}</span>}
            {state === 'current' && <span css={coralTag}>{current}</span>}
          </div>
        ))}
      </div>
    </Art>
  )
}
