// The entry of the server bundle: the site's pages, and how one becomes HTML.
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { notFound, pages } from '../../../pages'
import { App } from '../../app/App'
import type { LoadedPage } from '../../page'

export { trailOf } from '../../layout/trail'
export { icons } from '../../theme/icons'
export { notFound, pages }

/** The site at the root: of its manifest and of the files for crawlers. */
export const { site } = notFound

/** The HTML that belongs into `#root`. */
export function render(start: LoadedPage): string {
  const html = renderToString(
    <StaticRouter location={start.page.path}>
      <App start={{ ...start, at: start.page.path }} />
    </StaticRouter>,
  )
  // Empty elements of drawings end as they may in SVG: a page has a hundred of them, and their end tags take some 30 bytes.
  return html.replace(/><\/(?:path|circle|ellipse|rect|line|use)>/g, '/>')
}
