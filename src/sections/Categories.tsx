import type { SerializedStyles } from '@emotion/react'
import type { Category } from '../content/types'

type Props = {
  items: readonly Category[]
  /** The form that the page's subject asks for. */
  look: SerializedStyles
}

/** Groups of names: marketing channels, design tools, app types, technologies. */
export function Categories({ items, look }: Props) {
  return (
    <ul css={look}>
      {items.map(({ name, items }) => (
        <li key={name}>
          <h3>{name}</h3>
          <ul>
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
