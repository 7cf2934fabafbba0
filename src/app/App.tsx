import { useEffect } from 'react'
import { Breadcrumbs } from '../layout/Breadcrumbs'
import { Footer } from '../layout/Footer'
import { Header } from '../layout/Header'
import { SiteContext } from '../page'
import { hidden } from '../theme/base.styles'
import * as s from './App.styles'
import { forgetEarly } from './early'
import type { ShownPage } from './load'
import { useNavigation } from './useNavigation'
import { usePrefetch } from './usePrefetch'

/** The shared layout around the current page. `start` is the page that was loaded with the document. */
export function App({ start }: { start: ShownPage }) {
  const { current, announcement } = useNavigation(start)
  usePrefetch(current)
  useEffect(forgetEarly, [])
  const { path, marker, site } = current.page
  return (
    <SiteContext value={site}>
      <a css={s.skip} href="#main">
        {site.labels.skip}
      </a>
      <Header path={path} marker={marker} sky={current.sky} />
      <Breadcrumbs path={path} sky={current.sky} />
      <main id="main" key={path}>
        {current.element}
      </main>
      <Footer />
      <p css={hidden} aria-live="polite">
        {announcement}
      </p>
    </SiteContext>
  )
}
