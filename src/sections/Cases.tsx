import type { Case } from '../content/types'
import { FigureLink } from '../theme/FigureLink'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { BeforeAfter } from './BeforeAfter'
import * as s from './Cases.styles'
import { Photograph } from './Photograph'

/** Work done for clients: for whom, how it was before and after, the figure that came of it, and a picture. */
export function Cases({ items }: { items: readonly Case[] }) {
  if (items.length === 0) return null
  return (
    <ul css={[l.grid, l.gap6, s.cases]}>
      {items.map(({ title, text, client, before, after, measure, photo }) => (
        <li key={`${client}, ${title}`}>
          <div>
            <p css={[t.teal, t.medium, s.client]}>{client}</p>
            <h3 css={[t.title5, t.line2]}>{title}</h3>
            <p css={t.muted}>{text}</p>
            <BeforeAfter before={before} after={after} />
            <p css={s.measure}>
              <strong css={[t.title3, t.line2]}>{measure.value}</strong> <span>{measure.label}</span>{' '}
              <small css={[t.text3, t.muted]}>
                <FigureLink id={measure.id}>{measure.description}</FigureLink>
              </small>
            </p>
          </div>
          {photo && <Photograph {...photo} />}
        </li>
      ))}
    </ul>
  )
}
