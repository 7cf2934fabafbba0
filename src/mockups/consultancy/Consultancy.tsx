import { coralTag, tag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Picture, Segments } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Consultancy.styles'
import { Scores } from './Scores'
import type { Fate, ModelWords } from './words'

const nodeStyles = { keep: s.node, add: s.newNode, drop: s.oldNode }
const linkStyles = { keep: undefined, add: s.newLink, drop: s.oldLink }

/** What the agency sells from, through and to, how mature it is, and what to do next. */
export function OperatingModel({ words }: { words: ModelWords }) {
  const { label, title, views, heads, suppliers, core, channels, scores, advice } = words
  return (
    <Picture label={label}>
      <div css={s.stack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="compass" />
            <span css={k.grow}>{title}</span> <Segments {...views} />
          </div>
          <div css={s.map}>
            <small>{heads.suppliers}</small> <small>{heads.core}</small> <small>{heads.channels}</small>{' '}
            <Nodes items={suppliers} />
            <Links fates={suppliers.map(({ fate }) => fate)} />
            <div css={s.core}>
              {core.map(({ system, verdict, build }) => (
                <p key={system}>
                  {`${system} `}
                  <span css={build ? coralTag : tag}>{verdict}</span>
                </p>
              ))}
            </div>
            <Links fates={channels.map(({ fate }) => fate)} out />
            <Nodes items={channels} />
          </div>
          <Scores words={scores} />
        </div>
        <div css={k.window}>
          <div css={s.advice}>
            <p>
              <b>{advice.title}</b> <small>{advice.effort}</small> <small>{advice.impact}</small>
            </p>
            {advice.items.map(({ text, effort, impact }) => (
              <p key={text}>
                {text}
                <Dots value={effort} />
                <Dots value={impact} good />
              </p>
            ))}
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Nodes({ items }: { items: ModelWords['suppliers'] }) {
  return (
    <div>
      {items.map(({ name, text, fate }) => (
        <p css={nodeStyles[fate]} key={name}>
          <b>{name}</b> <small>{text}</small>
        </p>
      ))}
    </div>
  )
}

/** Lines from four nodes into the core, or out of it. */
function Links({ fates, out = false }: { fates: readonly Fate[]; out?: boolean }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {fates.map((fate, index) => {
        const y = 12.5 + index * 25
        const core = 38 + index * 8
        const [from, to] = out ? [core, y] : [y, core]
        return <path key={index} css={linkStyles[fate]} d={`M0 ${from}C55 ${from} 45 ${to} 100 ${to}`} />
      })}
    </svg>
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
