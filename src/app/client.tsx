import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { findPage } from '../../pages'
import { App } from './App'

// The page's modules come first, so that the first render equals the prerendered page: no fallback, no flash.
findPage(location.pathname)
  .load()
  .then(start => {
    const root = document.getElementById('root')
    if (!root) throw new Error('The document has no #root')
    // In slices, so that the page answers in between.
    startTransition(() => {
      hydrateRoot(
        root,
        <BrowserRouter>
          <App start={start} />
        </BrowserRouter>,
      )
    })
  })
