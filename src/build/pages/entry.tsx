// The entry of the server bundle: the site's pages, and the function that renders them.
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { notFound, pages } from '../../../pages'
import { App } from '../../app/App'
import type { LoadedPage } from '../../page'

export { trailOf } from '../../layout/trail'
export { icons } from '../../theme/icons'
export { notFound, pages }

/** The site of the 404 page, which is also the one that the web manifest and the files for crawlers describe. */
export const { site } = notFound

/** Renders a page to the HTML inside `#root`. */
export function render(start: LoadedPage): string {
  const html = renderToString(
    <StaticRouter location={start.page.path}>
      <App start={{ ...start, at: start.page.path }} />
    </StaticRouter>,
  )
  // Empty SVG elements may close themselves. A page has a hundred of them, whose end tags take some 30 bytes compressed.
  return html.replace(/><\/(?:path|circle|ellipse|rect|line|use)>/g, '/>')
}
