import type { Person } from '../content/types'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './People.styles'

/** The people whom a client meets: name, role and a sentence. */
export function People({ items }: { items: readonly Person[] }) {
  return (
    <ul css={[l.grid, l.gap7, s.people]}>
      {items.map(({ name, role, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>
            <b css={[t.teal, t.medium]}>{role}</b>
          </p>
          <p css={t.muted}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
