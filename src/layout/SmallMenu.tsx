import { useEffect, useRef } from 'react'
import { actions } from '../content/actions'
import { site } from '../content/site'
import type { Link as LinkContent, NavigationItem } from '../content/types'
import { Link } from '../Link'
import { Icon } from '../theme/Icon'
import { Logo } from './Logo'
import * as s from './SmallMenu.styles'

const ID = 'menu'
const navigation: readonly NavigationItem[] = site.navigation

/** The navigation of small screens: a popover, so that the browser opens, closes and focuses it, with or without JavaScript. */
export function SmallMenu({ path }: { path: string }) {
  const menu = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever another page is shown
  useEffect(() => menu.current?.hidePopover(), [path])

  const link = ({ name, href }: LinkContent) => (
    <Link
      key={href}
      to={href}
      aria-current={href === path ? 'page' : undefined}
      onClick={() => menu.current?.hidePopover()}
    >
      {name}
    </Link>
  )
  return (
    <>
      <button css={s.toggle} type="button" popoverTarget={ID} aria-label={site.labels.openMenu}>
        <Icon name="menu" />
      </button>
      <div css={s.menu} ref={menu} id={ID} popover="auto">
        <div css={s.bar}>
          <Logo />
          <button
            css={s.close}
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={site.labels.closeMenu}
          >
            <Icon name="x" />
          </button>
        </div>
        <nav css={s.links} aria-label={site.labels.menu}>
          {navigation.map(item =>
            'items' in item ? (
              <details key={item.name}>
                <summary>
                  {item.name}
                  <Icon name="chevron-down" />
                </summary>
                {item.items.map(link)}
              </details>
            ) : (
              link(item)
            ),
          )}
        </nav>
        <Link css={s.getStarted} to={actions['Get Started'].to} onClick={() => menu.current?.hidePopover()}>
          Get Started
        </Link>
        <div css={s.sunset} aria-hidden="true">
          <i />
        </div>
      </div>
    </>
  )
}
