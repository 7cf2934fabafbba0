import { icon } from './base.styles'
import type { IconName } from './icons'

/**
 * Decorative: the text beside an icon says what it means. Drawn from the page's sprite.
 * @param late it comes after hydration, with the icons of the other pages: for what nobody sees before that
 */
export function Icon({ name, late }: { name: IconName; late?: boolean }) {
  return (
    <svg css={icon} aria-hidden="true">
      <use href={`#i-${name}`} data-late={late} />
    </svg>
  )
}
