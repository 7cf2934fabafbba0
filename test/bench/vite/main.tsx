// One page of the site as Vite would serve it: with the same words and components, and emotion running in the browser.
import { Global } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { findPage } from '../../../pages'
import { App } from '../../../src/app/App'
import { global } from '../../../src/theme/global.styles'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
createRoot(root).render(
  <BrowserRouter>
    <Global styles={global} />
    <App start={{ ...(await findPage(location.pathname).load()), at: location.pathname }} />
  </BrowserRouter>,
)
