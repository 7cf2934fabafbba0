import type { Person } from '../content/types'
import * as s from './People.styles'

/** The people whom a client meets: name, role and a sentence. */
export function People({ items }: { items: readonly Person[] }) {
  return (
    <ul css={s.people}>
      {items.map(({ name, role, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>
            <b>{role}</b>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
