import type { Person } from '../content/types'
import { gap7, grid } from '../theme/layout.styles'
import { medium, muted, teal } from '../theme/type.styles'
import * as s from './People.styles'

/** The people whom a client meets: name, role and a sentence. */
export function People({ items }: { items: readonly Person[] }) {
  return (
    <ul css={[grid, gap7, s.people]}>
      {items.map(({ name, role, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>
            <b css={[teal, medium]}>{role}</b>
          </p>
          <p css={muted}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
