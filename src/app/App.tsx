import { site } from '../content/site'
import { Breadcrumbs } from '../layout/Breadcrumbs'
import { Footer } from '../layout/Footer'
import { Header } from '../layout/Header'
import type { LoadedPage } from '../page'
import { hidden } from '../theme/base.styles'
import * as s from './App.styles'
import { useNavigation } from './useNavigation'
import { usePrefetch } from './usePrefetch'

/** The shared layout around the current page. `start` is the page that was loaded with the document. */
export function App({ start }: { start: LoadedPage }) {
  const { current, announcement } = useNavigation(start)
  usePrefetch(current)
  return (
    <>
      <a css={s.skip} href="#main">
        {site.labels.skip}
      </a>
      <Header path={current.page.path} marker={current.page.marker} sky={current.sky} />
      <Breadcrumbs path={current.page.path} sky={current.sky} />
      <main id="main" key={current.page.path}>
        {current.element}
      </main>
      <Footer />
      <p css={hidden} aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
