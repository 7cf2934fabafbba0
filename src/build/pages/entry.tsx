// The entry of the server bundle: the site's pages, and how one becomes HTML.
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../../app/App'
import type { LoadedPage } from '../../page'

export { notFound, pages } from '../../../pages'
export { topics } from '../../content/actions'
export { site } from '../../content/site'
export { trailOf } from '../../layout/trail'
export { icons } from '../../theme/icons'

/** The HTML that belongs into `#root`. */
export function render(start: LoadedPage): string {
  return renderToString(
    <StaticRouter location={start.page.path}>
      <App start={start} />
    </StaticRouter>,
  )
}
