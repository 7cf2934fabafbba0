import { useEffect, useRef } from 'react'
import type { Link as LinkContent } from '../content/types'
import { type Marker, useSite } from '../page'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import { Logo } from './Logo'
import * as s from './SmallMenu.styles'

const ID = 'menu'

/** The navigation of small screens: a popover, so that the browser opens, closes and focuses it, with or without JavaScript. */
export function SmallMenu({ path, marker }: { path: string; marker: Marker }) {
  const { actions, labels, navigation } = useSite()
  const menu = useRef<HTMLDivElement>(null)

  function close() {
    try {
      menu.current?.hidePopover()
    } catch {
      // A browser without popovers, or an early one that minds a closed one.
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever another page is shown
  useEffect(close, [path])

  const link = ({ name, href }: LinkContent) => [
    <Link key={href} to={href} aria-current={href === path ? 'page' : undefined} onClick={close}>
      {name}
    </Link>,
    ' ',
  ]
  return (
    <>
      <button css={s.toggle} type="button" popoverTarget={ID} aria-label={labels.openMenu}>
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a popover is no control; it only watches where the focus goes */}
      <div
        css={s.menu}
        ref={menu}
        id={ID}
        popover="auto"
        onBlur={({ currentTarget, relatedTarget }) => {
          // The focus must not go on behind the menu.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
        }}
      >
        <div css={s.bar}>
          <Logo />
          <button
            css={s.close}
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={labels.closeMenu}
          >
            <Icon name="x" />
          </button>
        </div>
        <nav css={s.links} aria-label={labels.menu}>
          {navigation.map(item =>
            'items' in item ? (
              <details key={item.name}>
                <summary data-current={item.marker === marker || undefined}>
                  {item.name}
                  <Icon name="chevron-down" />
                </summary>{' '}
                {item.items.flatMap(link)}
              </details>
            ) : (
              link(item)
            ),
          )}
        </nav>
        <Link css={s.getStarted} to={actions.getStarted.to} onClick={close}>
          {actions.getStarted.label}
        </Link>
        <div css={s.sunset} aria-hidden="true">
          <i />
        </div>
      </div>
    </>
  )
}
