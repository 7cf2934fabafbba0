import { memo, useEffect, useRef, useState } from 'react'
import type { Site } from '../content/types'
import { mark } from '../own'
import { type Marker, type Sky, useSite } from '../page'
import { inverse, night, wrap } from '../theme/base.styles'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { Dropdown } from './Dropdown'
import { Editions } from './Editions'
import * as s from './Header.styles'
import { Logo } from './Logo'
import { SmallMenu } from './SmallMenu'
import { paintBar } from './scheme'

type Props = { path: string; marker: Marker; sky: Sky; others: Site['others'] }

/** The sticky header: logo, navigation, Get Started. `path` is the current page, `marker` its section. */
export const Header = memo(function Header({ path, marker, sky, others }: Props) {
  const { actions, labels, navigation } = useSite()
  const list = useRef<HTMLUListElement>(null)
  const painted = useRef(sky)
  // The index of the open dropdown: -1 if all are closed, undefined until hydration.
  const [open, setOpen] = useState<number>()

  useEffect(() => {
    if (sky !== painted.current) paintBar()
    painted.current = sky
  }, [sky])

  useEffect(() => {
    // A panel that CSS has opened before hydration stays open.
    setOpen([...(list.current?.children ?? [])].findIndex(item => item.matches(':hover, :focus-within')))
    // Closes the menu when this page is restored from the back/forward cache. Closing it when the page is left would not do:
    // Firefox then loses the message that is to wake React, and React waits for it for ever.
    const close = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOpen(-1)
    }
    window.addEventListener('pageshow', close)
    return () => window.removeEventListener('pageshow', close)
  }, [])

  return (
    <header css={[s.header, sky === 'dusk' ? [night, s.dusk] : s.dawn]} {...mark('header')}>
      <div css={[wrap, l.inline, l.gap6, s.bar]}>
        <Logo />{' '}
        <nav css={s.navigation} aria-label={labels.main}>
          <ul css={[l.inline, l.gap1]} ref={list}>
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
                  <Link
                    css={[l.inline, t.text4, s.item]}
                    to={item.href}
                    aria-current={item.href === path ? 'page' : undefined}
                  >
                    {item.name}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div css={s.editions}>
          <Editions path={path} others={others} />
        </div>
        <Link css={[inverse, t.text4, t.unbroken, s.getStarted]} to={actions.getStarted.to}>
          {actions.getStarted.label}
        </Link>
        <SmallMenu path={path} marker={marker} others={others} />
      </div>
    </header>
  )
})
