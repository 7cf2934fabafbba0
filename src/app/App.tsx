import { useEffect } from 'react'
import { NOT_FOUND } from '../edition'
import { Breadcrumbs } from '../layout/Breadcrumbs'
import { Footer } from '../layout/Footer'
import { Header } from '../layout/Header'
import { News } from '../layout/News'
import { mark } from '../own'
import { ArrivingContext, SiteContext, SubjectContext } from '../page'
import { hidden } from '../theme/base.styles'
import { BaseContext, FollowContext } from '../theme/Link'
import { RestContext } from '../theme/RestOfStyles'
import * as s from './App.styles'
import type { ShownPage } from './load'
import { useFollow } from './useFollow'
import { useNavigation } from './useNavigation'
import { usePrefetch } from './usePrefetch'

type Props = {
  /** The page that was loaded with the document. */
  start: ShownPage
  /** Is called once, in the browser. */
  onHydrated?: (() => void) | undefined
}

/** The shared layout around the current page. */
export function App({ start, onHydrated }: Props) {
  const { announcement, arriving, current, late } = useNavigation(start)
  const isForeign = start.at !== start.page.path && start.page.route !== NOT_FOUND
  usePrefetch(arriving || isForeign ? undefined : current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is hydrated once, whatever is passed later
  useEffect(() => onHydrated?.(), [])
  const follow = useFollow(current.at, isForeign)
  const { path, route, marker, site, others } = current.page
  return (
    <SiteContext value={site}>
      <BaseContext value={site.base}>
        <FollowContext value={follow}>
          <SubjectContext value={current.words.meta.title}>
            <a css={s.skip} href="#main">
              {site.labels.skip}
            </a>
            <div css={s.sign} hidden={!late} aria-hidden="true" {...mark('sign')} />
            <News />
            <Header path={route} marker={marker} sky={current.sky} others={others} />
            <Breadcrumbs path={route} sky={current.sky} />
            <main id="main" key={path} aria-busy={late || undefined} {...mark('main')}>
              <RestContext value={current.rest ?? null}>
                <ArrivingContext value={arriving}>{current.element}</ArrivingContext>
              </RestContext>
            </main>
            <Footer path={route} others={others} />
            <p css={hidden} aria-live="polite">
              {announcement}
            </p>
          </SubjectContext>
        </FollowContext>
      </BaseContext>
    </SiteContext>
  )
}
