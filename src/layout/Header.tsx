import { memo, useEffect, useRef, useState } from 'react'
import { type Marker, type Sky, useSite } from '../page'
import { Link } from '../theme/Link'
import { Dropdown } from './Dropdown'
import * as s from './Header.styles'
import { Logo } from './Logo'
import { SmallMenu } from './SmallMenu'
import { paintBar } from './scheme'

type Props = { path: string; marker: Marker; sky: Sky }

/** The sticky header: logo, navigation, Get Started. `path` is the page that is shown, `marker` its section. */
export const Header = memo(function Header({ path, marker, sky }: Props) {
  const { actions, labels, navigation } = useSite()
  const list = useRef<HTMLUListElement>(null)
  const painted = useRef(sky)
  // The index of the open dropdown, -1 for none; undefined until hydrated.
  const [open, setOpen] = useState<number>()

  useEffect(() => {
    if (sky !== painted.current) paintBar()
    painted.current = sky
  }, [sky])

  useEffect(() => {
    // What CSS has opened by now stays open.
    setOpen([...(list.current?.children ?? [])].findIndex(item => item.matches(':hover, :focus-within')))
    // Whoever comes back to this very page, out of the browser's memory, has done with the menu. Not when the page is
    // left: Firefox then loses the message by which React wants to be woken, and React waits for it for ever.
    const close = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOpen(-1)
    }
    window.addEventListener('pageshow', close)
    return () => window.removeEventListener('pageshow', close)
  }, [])

  return (
    <header css={sky === 'dusk' ? s.dusk : s.dawn}>
      <div css={s.bar}>
        <Logo />{' '}
        <nav css={s.navigation} aria-label={labels.main}>
          <ul ref={list}>
            {navigation.map((item, index) =>
              'items' in item ? (
                <Dropdown
                  key={item.name}
                  {...item}
                  path={path}
                  current={item.marker === marker}
                  open={open === undefined ? undefined : open === index}
                  onToggle={next => setOpen(open => (next ? index : open === index ? -1 : open))}
                />
              ) : (
                <li key={item.name}>
                  <Link css={s.item} to={item.href} aria-current={item.href === path ? 'page' : undefined}>
                    {item.name}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <Link css={s.getStarted} to={actions.getStarted.to}>
          {actions.getStarted.label}
        </Link>
        <SmallMenu path={path} marker={marker} />
      </div>
    </header>
  )
})
