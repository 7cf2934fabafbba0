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

// A host may serve a page at another spelling of its address, and the relay answers with one at its own.
const { page = '/404' } = root.dataset
if (page !== '/404' && page !== location.pathname) {
  history.replaceState(history.state, '', page + location.search + location.hash)
}

// A link that is clicked as soon as the page is hydrated needs it.
if (!savesData()) commonList().catch(() => {})

// The page's modules come first, so that the first render equals the prerendered page: no fallback, no flash.
loadOwn(page).then(start => {
  watchEarly(root)
  // In slices, so that the page answers in between.
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
