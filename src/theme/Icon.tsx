import { icon } from './base.styles'
import type { IconName } from './icons'

/**
 * An icon from the page's sprite. It is decorative: the text beside it carries the meaning.
 * @param late loads the icon after hydration, with those of other pages: for icons that nobody sees before that
 */
export function Icon({ name, late }: { name: IconName; late?: boolean }) {
  return (
    <svg css={icon} aria-hidden="true">
      <use href={`#i-${name}`} data-late={late ? '' : undefined} />
    </svg>
  )
}
