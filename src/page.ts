import { createElement, type ReactNode } from 'react'
import type { Meta } from './content/types'

/** Which header link or dropdown is marked as current. */
export type Marker = 'home' | 'about' | 'services' | 'solutions' | 'contact' | null

/** The sky behind a page's hero, and so behind the header: dusk sells software, dawn sells people. */
export type Sky = 'dusk' | 'dawn'

/** What a module of `pages/` exports: the page's component, whose props are its content, and its sky. */
export type ViewModule<Content> = { View: (content: Content) => ReactNode; sky: Sky }

export type ContentModule<Content> = { content: Content }

/** A page with its code and words at hand: what the server renders and the browser hydrates. */
export type LoadedPage = { page: Page; meta: Meta; sky: Sky; element: ReactNode }

export type Page = {
  /** Without trailing slash: `/services/training`. The 404 page's is `/404`. */
  path: string
  marker: Marker
  view: () => Promise<object>
  content: () => Promise<object>
  load: () => Promise<LoadedPage>
}

/**
 * Binds a path to a view and its content, both loaded when needed; the compiler checks that they fit.
 * @throws (rejects) when one of the two modules cannot be loaded, as after a newer deploy.
 */
export function page<Content extends object & { meta: Meta }>(
  path: string,
  marker: Marker,
  view: () => Promise<ViewModule<Content>>,
  content: () => Promise<ContentModule<NoInfer<Content>>>,
): Page {
  const row: Page = {
    path,
    marker,
    view,
    content,
    load: async () => {
      const [{ View, sky }, { content: words }] = await Promise.all([view(), content()])
      return { page: row, meta: words.meta, sky, element: createElement(View, words) }
    },
  }
  return row
}
