import type { Case } from '../content/types'
import { FigureLink } from '../theme/FigureLink'
import { BeforeAfter } from './BeforeAfter'
import * as s from './Cases.styles'
import { Photograph } from './Photograph'

/** Work done for clients: for whom, how it was before and after, the figure that came of it, and a picture. */
export function Cases({ items }: { items: readonly Case[] }) {
  if (items.length === 0) return null
  return (
    <ul css={s.cases}>
      {items.map(({ title, text, client, before, after, measure, photo }) => (
        <li key={`${client}, ${title}`}>
          <div>
            <p css={s.client}>{client}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            <BeforeAfter before={before} after={after} />
            <p css={s.measure}>
              <strong>{measure.value}</strong> <span>{measure.label}</span>{' '}
              <small>
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
