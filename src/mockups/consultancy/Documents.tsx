import { Fragment } from 'react'
import * as l from '../../theme/layout.styles'
import { ruledAbove, sand } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { DrawnText } from '../kit/drawn'
import { end } from '../kit/kit.styles'
import { amount, inCurrency } from '../kit/money'
import * as s from './Documents.styles'
import { Key } from './Key'
import type { ModelWords, PapersWords } from './words'

type Props = { model: ModelWords; papers: PapersWords }

/**
 * Returns the last document of each stage, filled in for the agency of the picture: the contract of the supplier that is
 * paid but not sold, how mature each area is, what to do about it, and who does which part of it by when.
 */
export const documentsOf = ({ model, papers }: Props) => [
  <Contract key="contract" model={model} papers={papers} />,
  <Findings key="findings" words={model} />,
  <Decision key="decision" words={model.advice} />,
  <Plan key="plan" words={papers.plan} />,
]

/** Renders the clauses of the contract; the one with the yearly minimum is struck out, with its cost beside it. */
function Contract({ model: { plans, moment }, papers: { clauses } }: Props) {
  const supplier = plans.today.suppliers.find(({ fee }) => fee > 0)
  if (!supplier) return null
  const [first, ...others] = clauses
  return (
    <div css={[l.grid, t.text3, t.line3, l.level, s.page, s.contract]} aria-hidden="true">
      <b css={t.semibold}>{`${supplier.name} `}</b>
      <p css={[l.cluster, t.muted]}>{`${first} `}</p>
      <p css={[l.cluster, t.muted]} data-part="struck">
        <del>{supplier.text}</del>{' '}
        <span
          css={[end, t.medium, t.tight, t.unbroken]}
        >{`${inCurrency(moment.currency, amount(supplier.fee))} `}</span>
      </p>
      {others.map(clause => (
        <p css={[l.cluster, t.muted]} key={clause}>{`${clause} `}</p>
      ))}
    </div>
  )
}

/** Returns the point of a score on the axis of its place, relative to the centre of the rings. */
const mark = (score: number, place: number) => {
  const reach = +(score * 8.6).toFixed(1)
  return [`0 ${-reach}`, `${reach} 0`, `0 ${reach}`, `${-reach} 0`][place]
}

const shape = (scores: readonly number[]) => `M${scores.map(mark).join('L')}z`

/** Where the label of each axis stands. */
const AXES = [
  { x: 0, y: -47, textAnchor: 'middle' },
  { x: 48, y: -2, textAnchor: 'start' },
  { x: 0, y: 53, textAnchor: 'middle' },
  { x: -48, y: -2, textAnchor: 'end' },
] as const

/** Renders a radar chart: the shape of today's scores within that of the target scores, on the rings of the scale. */
function Findings({ words: { scores, views } }: { words: ModelWords }) {
  return (
    <div css={[l.grid, t.text3, t.line3, s.page, s.findings]} aria-hidden="true">
      <svg viewBox="-99 -56 198 112" aria-hidden="true">
        {[5, 4, 3, 2, 1].map(score => (
          <circle r={score * 8.6} key={score} />
        ))}
        <path data-part="target" d={shape(scores.map(({ target }) => target))} />
        <path d={shape(scores.map(({ now }) => now))} />
        {scores.map(({ area, now }, place) => {
          const score = `${now.toFixed(1)} `
          // On both sides a text of its own, because WebKit also moves letters of an Arabic name to a second line of the same
          // text.
          return place % 2 ? (
            <Fragment key={area}>
              <DrawnText {...AXES[place]}>{`${area} `}</DrawnText>
              <DrawnText {...AXES[place]}>
                <tspan dy="1.15em">{score}</tspan>
              </DrawnText>
            </Fragment>
          ) : (
            <DrawnText key={area} {...AXES[place]}>
              {`${area} `}
              <tspan>{score}</tspan>
            </DrawnText>
          )
        })}
      </svg>
      <Key views={views} />
    </div>
  )
}

/** The sun on the map, and its rings, from the outermost inwards. */
const RINGS = [{ radius: 92 }, { radius: 68, part: 'halo' }, { radius: 44, part: 'core' }]

/**
 * Renders the recommendations, each with its effort over its impact; where there is room, they are numbered on a map of
 * both, whose sun stands where little effort gains much.
 */
function Decision({ words: { title, effort, impact, items } }: { words: ModelWords['advice'] }) {
  return (
    <div css={[l.grid, t.text3, t.line3, s.page, s.decision]} aria-hidden="true">
      <p css={[l.ends, l.gap4, s.title]}>
        <b css={t.semibold}>{`${title} `}</b>
        <small css={t.unbroken}>{effort}</small>{' '}
        <small css={t.unbroken} data-part="good">
          {impact}
        </small>{' '}
      </p>
      {items.map(item => (
        <p css={[l.ends, l.gap4, ruledAbove, s.advice]} key={item.text}>
          {`${item.text} `}
          <span css={[l.grid, l.gap2]}>
            <Dots value={item.effort} />
            <Dots value={item.impact} good />
          </span>
        </p>
      ))}
      <svg data-part="map" viewBox="-9 0 159 109" aria-hidden="true">
        <path data-part="ground" d="M0 0h150v100H0z" />
        {RINGS.map(({ radius, part }) => (
          <path key={radius} data-part={part} d={`M0 0h${radius}A${radius} ${radius} 0 0 1 0 ${radius}z`} />
        ))}
        <path data-part="axes" d="M50 0v100M100 0v100M0 33.3h150M0 66.7h150" />
        {items.map(({ effort, impact, text }, place) => {
          const [x, y] = [effort * 50 - 25, +(((3.5 - impact) / 3) * 100).toFixed(1)]
          return (
            <g key={text}>
              <circle cx={x} cy={y} r={6.5} />
              <DrawnText x={x} y={y} dy=".36em">
                {`${place + 1} `}
              </DrawnText>
            </g>
          )
        })}
        <path data-part="arrows" d="M-7.5 3.5l2.5-4 2.5 4zM146 103.5l4 2.5-4 2.5z" />
        <DrawnText x={144} y={107.5}>{`${effort} `}</DrawnText>
        <DrawnText transform="rotate(-90)" x={-5.5} y={-3.5}>{`${impact} `}</DrawnText>
      </svg>
    </div>
  )
}

/** Renders the parts of the work over the months, each with its owner. */
function Plan({ words: { months, parts } }: { words: PapersWords['plan'] }) {
  return (
    <div css={[l.grid, t.text3, t.line3, s.page, s.plan]} aria-hidden="true">
      <p css={s.months}>
        {months.map(month => (
          <small key={month}>{`${month} `}</small>
        ))}
      </p>
      {parts.map(({ text, owner, from, to }, place) => (
        <p css={[place === parts.length - 1 && s.last]} key={text}>
          {`${text} `}
          <small>{`${owner} `}</small>
          <svg
            css={[l.across, l.full, sand]}
            viewBox={`0 0 ${months.length} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={`M${from} 0H${to}V1H${from}z`} />
          </svg>
        </p>
      ))}
    </div>
  )
}

/** Renders one to three dots out of three; `good` where more are better. */
function Dots({ value, good = false }: { value: number; good?: boolean }) {
  return (
    <svg viewBox="0 0 36 8" aria-hidden="true">
      <path d="M4 4h28.1" />
      <path data-part={good ? 'good' : 'cost'} d={`M4 4h${value * 14 - 13.9}`} />
    </svg>
  )
}
