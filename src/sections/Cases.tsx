import type { Case } from '../content/types'
import { FigureLink } from '../theme/FigureLink'
import { gap6, grid } from '../theme/layout.styles'
import { line2, medium, muted, teal, text3, title3, title5 } from '../theme/type.styles'
import { BeforeAfter } from './BeforeAfter'
import * as s from './Cases.styles'
import { Photograph } from './Photograph'

/** Work done for clients: for whom, how it was before and after, the figure that came of it, and a picture. */
export function Cases({ items }: { items: readonly Case[] }) {
  if (items.length === 0) return null
  return (
    <ul css={[grid, gap6, s.cases]}>
      {items.map(({ title, text, client, before, after, measure, photo }) => (
        <li key={`${client}, ${title}`}>
          <div>
            <p css={[teal, medium, s.client]}>{client}</p>
            <h3 css={[title5, line2]}>{title}</h3>
            <p css={muted}>{text}</p>
            <BeforeAfter before={before} after={after} />
            <p css={s.measure}>
              <strong css={[title3, line2]}>{measure.value}</strong> <span>{measure.label}</span>{' '}
              <small css={[text3, muted]}>
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
