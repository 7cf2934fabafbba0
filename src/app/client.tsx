import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { restoreEarly, watchEarly } from './early'
import { commonList } from './lists'
import { loadOwn } from './load'
import { savesData } from './usePrefetch'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

// Corrects the address bar: a host may serve a page at another spelling of its path, and the relay answers a form that was
// posted without scripts with a page at the relay's own path.
const { page = '/404' } = root.dataset
if (page !== '/404' && page !== location.pathname) {
  history.replaceState(history.state, '', page + location.search + location.hash)
}

// Fetches the list of common pages ahead of time, because a link that is clicked right after hydration needs it. Not before the
// first paint, which comes later than the scripts where the network is faster than the computer.
if (!savesData()) {
  new PerformanceObserver(() => commonList().catch(() => {})).observe({ type: 'paint', buffered: true })
}

// Loads the page's modules before hydration, so that the first render equals the prerendered page: no fallback, no flash.
loadOwn(page).then(start => {
  watchEarly(root)
  // A transition hydrates in slices, between which the page can respond to input.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App start={start} />
      </BrowserRouter>,
      {
        onRecoverableError(error) {
          restoreEarly(root)
          reportError(error)
        },
      },
    )
  })
})
