import { amount } from '../kit/money'
import * as s from './Documents.styles'
import { Scores } from './Scores'
import type { ModelWords, PapersWords } from './words'

type Props = { model: ModelWords; papers: PapersWords }

/**
 * What the last document of each stage says about the agency of the picture: the contract of the supplier that is paid and
 * not sold, how mature each area is, what to do about it, and who does which part of it by when.
 */
export const documentsOf = ({ model, papers }: Props) => [
  <Contract key="contract" model={model} papers={papers} />,
  <div css={s.findings} aria-hidden="true" key="findings">
    <Scores words={model.scores} />
  </div>,
  <Decision key="decision" words={model.advice} />,
  <Plan key="plan" words={papers.plan} />,
]

/** Its clauses; the one with a minimum is struck out, with what it costs beside it. */
function Contract({ model: { plans, moment }, papers: { clauses } }: Props) {
  const supplier = plans.today.suppliers.find(({ fee }) => fee > 0)
  if (!supplier) return null
  const [first, ...others] = clauses
  return (
    <div css={s.contract} aria-hidden="true">
      <b>{`${supplier.name} `}</b>
      <p>{`${first} `}</p>
      <p data-part="struck">
        <del>{supplier.text}</del> <span>{`${moment.currency} ${amount(supplier.fee)} `}</span>
      </p>
      {others.map(clause => (
        <p key={clause}>{`${clause} `}</p>
      ))}
    </div>
  )
}

/** The recommendations, each with its effort over its impact. */
function Decision({ words: { title, effort, impact, items } }: { words: ModelWords['advice'] }) {
  return (
    <div css={s.decision} aria-hidden="true">
      <p>
        <b>{`${title} `}</b>
        <small>{effort}</small> <small data-part="good">{impact}</small>{' '}
      </p>
      {items.map(item => (
        <p key={item.text}>
          {`${item.text} `}
          <span>
            <Dots value={item.effort} />
            <Dots value={item.impact} good />
          </span>
        </p>
      ))}
    </div>
  )
}

/** The parts of the work over the months, each with its owner. */
function Plan({ words: { months, parts } }: { words: PapersWords['plan'] }) {
  return (
    <div css={s.plan} aria-hidden="true">
      <p>
        {months.map(month => (
          <small key={month}>{`${month} `}</small>
        ))}
      </p>
      {parts.map(({ text, owner, from, to }) => (
        <p key={text}>
          {`${text} `}
          <small>{`${owner} `}</small>
          <svg viewBox={`0 0 ${months.length} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path d={`M${from} 0H${to}V1H${from}z`} />
          </svg>
        </p>
      ))}
    </div>
  )
}

/** One to three dots out of three; `good` where more are better. */
function Dots({ value, good = false }: { value: number; good?: boolean }) {
  return (
    <svg viewBox="0 0 36 8" aria-hidden="true">
      <path d="M4 4h28.1" />
      <path data-part={good ? 'good' : 'cost'} d={`M4 4h${value * 14 - 13.9}`} />
    </svg>
  )
}
