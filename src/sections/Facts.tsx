import type { FactRow, Facts } from '../content/types'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Facts.styles'
import { Head } from './Head'
import { Section } from './Section'

type Props = { id: string; ground?: 'paper' | 'sand' | 'band'; facts: Facts }

/** A section with a list of facts, a row for each; nothing while none is given. */
export function FactsSection({ id, ground = 'paper', facts }: Props) {
  return (
    facts && (
      <Section id={id} ground={ground} low>
        <Head {...facts} />
        <dl css={[l.grid, s.facts]}>{facts.rows.map(row => rowOf(row))}</dl>
      </Section>
    )
  )
}

const rowOf = ({ label, values }: FactRow) => (
  <div key={label} css={l.wrapping}>
    <dt css={[t.text7, t.line3]}>{label}</dt>
    {values.map(({ text, state, tag, href }) => (
      <dd key={text}>
        {href ? (
          <a css={[t.coral, t.medium]} href={href}>
            {text}
          </a>
        ) : (
          <span>{text}</span>
        )}{' '}
        {tag && (
          <small css={[t.text3, t.muted]} data-state={state}>
            {tag}
          </small>
        )}
      </dd>
    ))}
  </div>
)
