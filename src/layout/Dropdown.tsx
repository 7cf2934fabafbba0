import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from '../Link'
import { Icon } from '../theme/Icon'
import type { IconName } from '../theme/icons'
import * as s from './Dropdown.styles'
import { item } from './Header.styles'

type Props = {
  name: string
  items: readonly { name: string; href: string; icon: IconName; text: string }[]
  path: string
  current: boolean
}

// A pointer that only crosses the header opens nothing; one that slips off the panel's corner closes nothing.
const OPEN_DELAY = 80
const CLOSE_DELAY = 200

/**
 * A disclosure of links (WAI-ARIA APG, disclosure navigation menu): opens on click and on hover with a mouse, closes on
 * leave, on choice, on Escape and when focus goes elsewhere. Without JavaScript, CSS opens it on hover and focus.
 */
export function Dropdown({ name, items, path, current }: Props) {
  // Undefined until hydrated: the markup then leaves opening to CSS.
  const [open, setOpen] = useState<boolean>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  function show(next: boolean, byHover = false) {
    clearTimeout(timer.current)
    openedByHover.current = next && byHover
    setOpen(next)
  }

  function hover(event: PointerEvent, next: boolean) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    if (next === Boolean(open)) return
    timer.current = setTimeout(() => show(next, true), next ? OPEN_DELAY : CLOSE_DELAY)
  }

  useEffect(() => {
    setOpen(false)
    return () => clearTimeout(timer.current)
  }, [])

  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by click and keyboard
    <div
      ref={root}
      css={s.root}
      data-open={open}
      onPointerEnter={event => hover(event, true)}
      onPointerLeave={event => hover(event, false)}
      onBlur={event => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) show(false)
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !open) return
        show(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        css={item}
        type="button"
        aria-expanded={Boolean(open)}
        aria-controls={id}
        data-current={current || undefined}
        onClick={() => {
          // The click that follows a hover means "open", and it is open: it stays.
          if (openedByHover.current) openedByHover.current = false
          else show(!open)
        }}
      >
        {name}
        <Icon name="chevron-down" />
      </button>
      <div css={s.panel} id={id}>
        <ul>
          {items.map(link => (
            <li key={link.href}>
              <Link
                to={link.href}
                aria-current={link.href === path ? 'page' : undefined}
                onClick={() => {
                  show(false)
                  // A mouse at rest over the closed panel is still inside: only a new entry opens it again.
                  openedByHover.current = false
                }}
              >
                <Icon name={link.icon} />
                {link.name}
                <small>{link.text}</small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
