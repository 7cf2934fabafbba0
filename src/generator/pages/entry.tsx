// The entry of the server bundle: the site's pages, and the function that renders them.
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { findPage, notFound, notFounds, pages } from '../../../pages'
import { App } from '../../app/App'
import type { LoadedPage } from '../../page'

export { trailOf } from '../../layout/trail'
export { icons } from '../../theme/icons'
export { findPage, notFounds, pages }

/** The site of the first language, which the files for the whole domain describe. */
export const { site } = notFound

/**
 * Renders a page to the HTML inside `#root`.
 * @param rest the web path of the stylesheet for what follows the first section; without it, no link is rendered
 */
export function render(start: LoadedPage, rest?: string): string {
  return renderToString(
    <StaticRouter location={start.page.path}>
      <App start={{ ...start, at: start.page.path, rest }} />
    </StaticRouter>,
  )
}
