import { actions } from '../content/actions'
import { site } from '../content/site'
import type { NavigationItem } from '../content/types'
import { Link } from '../Link'
import type { Marker, Sky } from '../page'
import { Dropdown } from './Dropdown'
import * as s from './Header.styles'
import { Logo } from './Logo'
import { SmallMenu } from './SmallMenu'

const navigation: readonly NavigationItem[] = site.navigation

type Props = { path: string; marker: Marker; sky: Sky }

/** The sticky header: logo, navigation, Get Started. `path` is the page that is shown, `marker` its section. */
export function Header({ path, marker, sky }: Props) {
  return (
    <header css={sky === 'dusk' ? s.dusk : s.dawn}>
      <div css={s.bar}>
        <Logo />
        <nav css={s.navigation} aria-label={site.labels.main}>
          {navigation.map(item =>
            'items' in item ? (
              <Dropdown key={item.name} {...item} path={path} current={item.marker === marker} />
            ) : (
              <Link key={item.name} css={s.item} to={item.href} aria-current={item.href === path ? 'page' : undefined}>
                {item.name}
              </Link>
            ),
          )}
        </nav>
        <Link css={s.getStarted} to={actions['Get Started'].to}>
          Get Started
        </Link>
        <SmallMenu path={path} />
      </div>
    </header>
  )
}
