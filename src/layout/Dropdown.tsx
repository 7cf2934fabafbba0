import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from '../theme/Icon'
import type { IconName } from '../theme/icons'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import { ruledBelow } from '../theme/surface.styles'
import * as t from '../theme/type.styles'
import * as s from './Dropdown.styles'
import { item } from './Header.styles'

type Props = {
  name: string
  items: readonly { name: string; href: string; icon: IconName; text: string }[]
  path: string
  current: boolean
  /** Undefined until hydration: the markup then leaves opening to CSS. */
  open: boolean | undefined
  onToggle: (open: boolean) => void
}

// In ms. A pointer that only crosses the header must not open a menu; one that slips off a panel's corner must not close it.
const OPEN_DELAY = 80
const CLOSE_DELAY = 200

/** If the number of links is odd, the first is the overview and spans the panel; of five links, the last does. */
const wholeOf = (count: number) => (count === 5 ? 4 : count % 2 ? 0 : undefined)

/** Closes an open panel at a press outside of it, and at Escape, which gives the focus that was inside to the button. */
function useDismiss(
  open: boolean | undefined,
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
) {
  const pointerDown = useEffectEvent((event: Event) => {
    if (!root.current?.contains(event.target as Node)) close()
  })
  // On the document, so that Escape also closes a panel opened by hover, wherever the focus is.
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
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
}

/**
 * A disclosure of a list of links (WAI-ARIA APG, disclosure navigation menu). Opens on click and on mouse hover; closes when
 * the mouse leaves, a link is chosen, Escape is pressed, or a press or the focus lands elsewhere. Without JavaScript, CSS
 * opens it on hover and focus.
 */
export function Dropdown({ name, items, path, current, open, onToggle }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A panel that is already open at hydration counts as opened by hover.
  const openedByHover = useRef(true)
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const whole = wholeOf(items.length)

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
  useDismiss(open, root, button, () => show(false))

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
        css={[l.inline, t.text4, item]}
        type="button"
        aria-expanded={Boolean(open)}
        aria-controls={id}
        data-current={current || undefined}
        onClick={() => {
          // A click right after hovering means "open", and the panel is already open: it stays.
          if (open && openedByHover.current) openedByHover.current = false
          else show(!open)
        }}
      >
        {name}
        <Icon name="chevron-down" />
      </button>
      <div css={s.panel} id={id}>
        <ul css={l.gap1}>
          {items.map((link, index) => (
            <li css={[index === whole && [l.across, index === 0 && ruledBelow]]} key={link.href}>
              <Link
                to={link.href}
                aria-current={link.href === path ? 'page' : undefined}
                // A mouse resting over the closed panel is still inside: only entering anew reopens the panel.
                onClick={() => show(false)}
              >
                <Icon name={link.icon} late />
                {/* An element, because WebKit places an icon that loads later after a bare text node. */}
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
