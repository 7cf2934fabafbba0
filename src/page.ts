// A row of the page list, and the site that its page belongs to.
import { createContext, createElement, type ReactNode, use } from 'react'
import type { SetupRules } from './contact/setup'
import type { Meta, Site } from './content/types'

/** Which header link or dropdown is marked as current. */
export type Marker = 'home' | 'about' | 'services' | 'solutions' | 'contact' | null

/** The sky behind a page's hero, and so behind the header: dusk sells software, dawn sells people. */
export type Sky = 'dusk' | 'dawn'

/** What the content of every page has. */
export type Words = {
  meta: Meta
  hero: { eyebrow: string; title: string; lede: string }
  /** What the page's form knows of the query parameter `topic`. */
  topics?: Readonly<Record<string, string>>
  /** And of `setup`. */
  setups?: SetupRules
}

/** What a module of `pages/` exports: the page's component, whose props are its content, and its sky. */
export type ViewModule<Content> = { View: (content: Content) => ReactNode; sky: Sky }

export type ContentModule<Content> = { content: Content }

/** A page with its code and words at hand: what the server renders and the browser hydrates. */
export type LoadedPage = {
  page: PageRow
  /** With the brand in the title. */
  meta: Meta
  words: Words
  sky: Sky
  element: ReactNode
  /** The modules as they are, by which the build finds their source files. */
  modules: readonly [view: object, content: object]
}

/** What a row says of its page. */
export type PageRow = {
  /** Without trailing slash: `/services/training`. The 404 page's is `/404`. */
  path: string
  marker: Marker
  /** The frame around the page, and its language. */
  site: Site
}

export type Page = PageRow & { load: () => Promise<LoadedPage> }

/**
 * What makes the rows of a site. A row binds a path to a view and its content, both loaded when needed; the compiler
 * checks that they fit. `load` rejects when one of the two modules cannot be loaded, as after a newer deploy.
 */
export function pagesOf(site: Site) {
  return <Content extends Words>(
    path: string,
    marker: Marker,
    view: () => Promise<ViewModule<Content>>,
    content: () => Promise<ContentModule<NoInfer<Content>>>,
  ): Page => {
    const page: Page = {
      path,
      marker,
      site,
      load: async () => loaded(page, await Promise.all([view(), content()])),
    }
    return page
  }
}

/** A page of its two modules. */
export function loaded<Content extends Words>(
  page: PageRow,
  modules: readonly [ViewModule<Content>, ContentModule<Content>],
): LoadedPage {
  const [{ View, sky }, { content: words }] = modules
  const meta = { ...words.meta, title: titleOf(words.meta, page) }
  return { page, meta, words, sky, element: createElement(View, words), modules }
}

/** What tabs, search results and link previews show. None stays none, for the build to find. */
function titleOf({ title }: Meta, { marker, site: { brand } }: PageRow): string {
  if (!title) return ''
  return marker === 'home' ? `${brand} | ${title}` : `${title} | ${brand}`
}

/** Whether the visitor has just come from another page, of which so far only the first screen is drawn. */
export const ArrivingContext = createContext(false)

/** The site of the page that is shown. */
export const SiteContext = createContext<Site | null>(null)

/**
 * The words and addresses that all pages of the shown page's site share.
 * @throws outside of a `SiteContext`
 */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('there is no SiteContext around the component')
  return site
}
