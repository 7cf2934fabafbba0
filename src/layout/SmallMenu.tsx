import { useCallback, useEffect, useRef, useState } from 'react'
import { attempt } from '../attempt'
import { NumberLink } from '../contact/form/NumberLink'
import type { Link as LinkContent, OpenHours, Site } from '../content/types'
import { type Line, linesOf } from '../number'
import { own } from '../own'
import { type Marker, useSite } from '../page'
import { night, primary } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import { Editions } from './Editions'
import { Logo } from './Logo'
import * as s from './SmallMenu.styles'

const ID = 'menu'

/** Sets whether the page behind the menu, which fills the screen, is inert: neither read out nor focusable. */
function setBehind(inert: boolean) {
  for (const part of [own('main'), own('footer')]) if (part) part.inert = inert
}

/** Uses `:is()`, which ignores selectors that the browser does not know. */
const isOpen = (menu: HTMLElement | null): boolean => menu?.matches(':is(:popover-open, [data-open])') ?? false

const knowsPopovers = (): boolean => 'popover' in HTMLElement.prototype

/** Returns the ref of the menu, the function that closes it, and whether it is open in a browser without popovers. */
function useMenu(path: string) {
  const menu = useRef<HTMLDivElement>(null)
  const shown = useRef(path)
  const [open, setOpen] = useState(false)

  const close = useCallback(() => {
    setOpen(false)
    // Throws in a browser without popovers, and in an early one if the popover is already closed.
    attempt(() => menu.current?.hidePopover())
  }, [])

  useEffect(() => {
    if (!open) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    setBehind(true)
    document.addEventListener('keydown', leave)
    return () => {
      setBehind(false)
      document.removeEventListener('keydown', leave)
    }
  }, [open])

  useEffect(() => {
    // Closes the menu when the page is restored from the back/forward cache, as the header's dropdowns do.
    const enter = ({ persisted }: PageTransitionEvent) => {
      if (persisted) close()
    }
    // On a tablet that is turned the header may have room for all links, and styles hide the menu.
    const resize = () => {
      if (isOpen(menu.current) && menu.current?.getClientRects().length === 0) close()
    }
    window.addEventListener('pageshow', enter)
    window.addEventListener('resize', resize)
    return () => {
      window.removeEventListener('pageshow', enter)
      window.removeEventListener('resize', resize)
    }
  }, [close])

  useEffect(() => {
    // A menu opened before hydration stays open until another page is shown.
    if (shown.current !== path) close()
    shown.current = path
    setBehind(isOpen(menu.current))
    return () => setBehind(false)
  }, [path, close])

  return { menu, close, open, setOpen }
}

/**
 * The navigation on small screens: a popover, so that the browser opens, closes and focuses it, with or without JavaScript.
 * In browsers from before 2024, which have no popovers, scripts do so.
 */
export function SmallMenu({ path, marker, others }: { path: string; marker: Marker; others: Site['others'] }) {
  const site = useSite()
  const { actions, labels } = site
  const { menu, close, open, setOpen } = useMenu(path)
  return (
    <>
      <button
        css={[l.middle, s.toggle]}
        type="button"
        popoverTarget={ID}
        aria-label={labels.openMenu}
        onClick={() => setOpen(!knowsPopovers())}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a popover is not a control; this one only watches the focus */}
      <div
        css={[night, s.menu]}
        ref={menu}
        id={ID}
        popover="auto"
        data-open={open || undefined}
        onToggle={({ target, currentTarget }) => {
          // The toggle events of the <details> inside arrive here too.
          if (target === currentTarget) setBehind(isOpen(currentTarget))
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          // The focus must not move on to what is behind the menu.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
        }}
      >
        <div css={[l.inline, s.bar]}>
          <Logo />
          <button
            css={[l.middle, s.toggle, s.close]}
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={labels.closeMenu}
            onClick={() => setOpen(false)}
          >
            <Icon name="x" />
          </button>
        </div>
        <Links path={path} marker={marker} close={close} />
        <Link css={[primary, s.getStarted]} to={actions.getStarted.to} onClick={close}>
          {actions.getStarted.label}
        </Link>
        <div css={s.editions}>
          <Editions path={path} others={others} />
        </div>
        <Lines lines={linesOf(site)} hours={site.hours} />
        <div css={s.sunset} aria-hidden="true">
          <i />
        </div>
      </div>
    </>
  )
}

/** The links to all pages; those below an item of the navigation unfold. */
function Links({ path, marker, close }: { path: string; marker: Marker; close: () => void }) {
  const { labels, navigation } = useSite()

  /** Renders a link; `text` says in a line what its page is about. */
  const link = ({ name, href, text }: LinkContent & { text?: string }) => (
    <Link to={href} aria-current={href === path ? 'page' : undefined} onClick={close}>
      {text ? (
        <>
          <span>{`${name} `}</span>
          <small>{text}</small>
        </>
      ) : (
        name
      )}
    </Link>
  )
  return (
    <nav css={s.links} aria-label={labels.menu}>
      <ul>
        {navigation.map(item => (
          <li key={item.name}>
            {'items' in item ? (
              <details>
                <summary data-current={item.marker === marker || undefined}>
                  {item.name}
                  <Icon name="chevron-down" />
                </summary>
                <ul>
                  {item.items.map(item => (
                    <li key={item.href}>{link(item)}</li>
                  ))}
                </ul>
              </details>
            ) : (
              link(item)
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Lines({ lines, hours }: { lines: readonly Line[]; hours: OpenHours | null }) {
  if (lines.length === 0) return null
  return (
    <ul css={s.lines}>
      {lines.map(line => (
        <li key={line.label}>
          <NumberLink line={line} />
        </li>
      ))}
      {hours && <li>{hours.text}</li>}
    </ul>
  )
}
