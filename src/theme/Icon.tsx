import { icon } from './base.styles'
import type { IconName } from './icons'

/** Decorative: the text beside an icon says what it means. Drawn from the page's sprite. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg css={icon} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
