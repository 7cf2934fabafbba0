import { type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from '../theme/Icon'
import type { IconName } from '../theme/icons'
import { Link } from '../theme/Link'
import * as s from './Dropdown.styles'
import { item } from './Header.styles'

type Props = {
  name: string
  items: readonly { name: string; href: string; icon: IconName; text: string }[]
  path: string
  current: boolean
  /** Undefined until hydrated: the markup then leaves opening to CSS. */
  open: boolean | undefined
  onToggle: (open: boolean) => void
}

// A pointer that only crosses the header opens nothing; one that slips off the panel's corner closes nothing.
const OPEN_DELAY = 80
const CLOSE_DELAY = 200

/**
 * A disclosure of links in a list (WAI-ARIA APG, disclosure navigation menu): opens on click and on hover with a mouse, closes on
 * leave, on choice, on Escape and when focus goes elsewhere. Without JavaScript, CSS opens it on hover and focus.
 */
export function Dropdown({ name, items, path, current, open, onToggle }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // So it is if it is open already when the page hydrates.
  const openedByHover = useRef(true)
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  function show(next: boolean, byHover = false) {
    clearTimeout(timer.current)
    openedByHover.current = next && byHover
    onToggle(next)
  }

  function hover(event: PointerEvent, next: boolean) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    if (next === Boolean(open)) return
    timer.current = setTimeout(() => show(next, true), next ? OPEN_DELAY : CLOSE_DELAY)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const pointerDown = useEffectEvent((event: Event) => {
    if (!root.current?.contains(event.target as Node)) show(false)
  })
  // On the document: what hover has opened closes too, wherever the focus is.
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    show(false)
    if (root.current?.contains(document.activeElement)) button.current?.focus()
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener('pointerdown', pointerDown)
    document.addEventListener('keydown', keyDown)
    return () => {
      document.removeEventListener('pointerdown', pointerDown)
      document.removeEventListener('keydown', keyDown)
    }
  }, [open])

  return (
    <li
      ref={root}
      css={s.root}
      data-open={open}
      onPointerEnter={event => hover(event, true)}
      onPointerLeave={event => hover(event, false)}
      onBlur={event => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) show(false)
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
          if (open && openedByHover.current) openedByHover.current = false
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
                // A mouse at rest over the closed panel is still inside: only a new entry opens it again.
                onClick={() => show(false)}
              >
                <Icon name={link.icon} late />
                {/* An element: WebKit puts an icon that comes later behind bare words. */}
                <span>{`${link.name} `}</span>
                <small>{link.text}</small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
