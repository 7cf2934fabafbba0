import type { SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Category } from '../content/types'
import { Icon } from '../theme/Icon'
import type { IconName } from '../theme/icons'
import type { Each } from './each'

type Props = {
  items: readonly Category[]
  /** The layout that suits the page's subject. */
  look: SerializedStyles | readonly SerializedStyles[]
  each?: Each | undefined
  /** Icons before the names, by group, for a layout that shows icons. */
  icons?: readonly (readonly IconName[])[]
  /** A drawing for each group. */
  art?: readonly ReactNode[]
}

/** Groups of names: marketing channels, design tools, app types, technologies. */
export function Categories({ items, look, each, icons, art }: Props) {
  return (
    <ul css={look}>
      {items.map(({ name, items }, group) => (
        <li key={name} css={each?.[group]}>
          <h3>{name}</h3>
          <ul data-odd={items.length % 2 === 1 || undefined}>
            {items.map((item, place) => {
              const icon = icons?.[group]?.[place]
              return (
                <li key={item}>
                  {icon && <Icon name={icon} />}
                  {item}
                </li>
              )
            })}
          </ul>
          {art?.[group]}
        </li>
      ))}
    </ul>
  )
}
