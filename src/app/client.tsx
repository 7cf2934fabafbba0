import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { attempt } from '../attempt'
import { NOT_FOUND } from '../edition'
import { watchEarly } from '../later/early'
import { own } from '../own'
import { App } from './App'
import { correctAddress } from './address'
import { LastResort } from './LastResort'
import { loadOwn } from './load'
import { isStill, restoreTyped } from './still'
import { fetchAhead } from './usePrefetch'

const root = own('root')
if (!root) throw new Error('The document has no root')
if (isStill()) restoreTyped(root)
else start(root)

function start(root: HTMLElement) {
  const { page = NOT_FOUND } = root.dataset
  // Loads the page's modules before hydration, so that the first render equals the prerendered page: no fallback, no flash.
  loadOwn(page, correctAddress(page)).then(start => {
    const early = attempt(() => watchEarly(root))
    // A transition hydrates in slices, between which the page can respond to input.
    startTransition(() => {
      hydrateRoot(
        root,
        <LastResort>
          <BrowserRouter>
            <App start={start} onHydrated={early?.forget} />
          </BrowserRouter>
        </LastResort>,
        {
          onRecoverableError(error) {
            attempt(() => early?.restore())
            console.error(error)
          },
        },
      )
    })
  })
  fetchAhead()
}
