// The rows of the page list, the pages that they load, and the React contexts that pages read.
import { createContext, createElement, type ReactNode, use } from 'react'
import type { Carried, Meta, Site } from './content/types'
import { addressIn } from './edition'
import type { Hue } from './theme/tokens'

/** The header link or dropdown that is marked as current on a page. */
export type Marker = 'home' | 'about' | 'services' | 'solutions' | 'contact' | null

/** The sky behind a page's hero and header: dusk on pages that sell software, dawn on pages that sell people's skills. */
export type Sky = 'dusk' | 'dawn'

/** The fields that the content of every page has. */
export type Words = {
  meta: Meta
  hero: { eyebrow: string; title: string; lede: string }
  /** First lines of the message in the page's form, by the value of the query parameter `topic`. */
  topics?: Readonly<Record<string, string>>
  /** What the query parameters `setup` and `ask` stand for in that message; in the browser a function that loads it. */
  carried?: Carried | (() => Promise<Carried>)
}

/**
 * The exports of a module in `pages/`: the page's component, whose props are the page's content, the page's sky, its hue in the
 * dark scheme, and whether its pages are texts that must be complete, such as terms: nothing limits how long these are. `ready`
 * loads the scripts of what is below the first screen; the document's own page is hydrated without them.
 */
export type ViewModule<Content> = {
  View: (content: Content) => ReactNode
  sky: Sky
  hue?: Hue
  isText?: boolean
  ready?: () => Promise<unknown>
}

export type ContentModule<Content> = { content: Content }

/** A page with its code and content loaded, as the server renders it and the browser hydrates it. */
export type LoadedPage = {
  page: PageRow
  /** The meta data of the content, with the brand added to the title. */
  meta: Meta
  words: Words
  sky: Sky
  hue: Hue
  isText: boolean
  element: ReactNode
  /** The module objects themselves: the build looks up their source files by them. */
  modules: readonly [view: object, content: object]
}

/** A row of the page list, without its loader. */
export type PageRow = {
  /** Path without trailing slash: `/services/training`, `/ar/services/training`; `/404` and `/ar/404` for the 404 pages. */
  path: string
  /** The same within its language, as content names it: `/services/training`. */
  route: string
  marker: Marker
  /** The site that the page belongs to: its language, and the words of the layout around it. */
  site: Site
  /** The other languages that have this page. */
  others: Site['others']
}

export type Page = PageRow & { load: () => Promise<LoadedPage> }

/**
 * Returns a function that makes the rows of a site. A row binds a route to a view and its content, both loaded on demand;
 * the compiler checks that they fit. `prepare` changes the content before it is used. A row's `load` rejects when one of the
 * two modules cannot be loaded, for example because a newer deploy has replaced it.
 */
export function pagesOf(site: Site, prepare = <Content>(content: Content): Content => content) {
  return <Content extends Words>(
    route: string,
    marker: Marker,
    view: () => Promise<ViewModule<Content>>,
    content: () => Promise<ContentModule<NoInfer<Content>>>,
  ): Page => {
    const page: Page = {
      path: addressIn(site.base, route),
      route,
      marker,
      site,
      others: site.others,
      load: async () => {
        const [viewed, said] = await Promise.all([view(), content()])
        return { ...loaded(page, [viewed, { content: prepare(said.content) }]), modules: [viewed, said] }
      },
    }
    return page
  }
}

/** Assembles a page from its view module and its content module. */
export function loaded<Content extends Words>(
  page: PageRow,
  modules: readonly [ViewModule<Content>, ContentModule<Content>],
): LoadedPage {
  const [{ View, sky, hue = 'indigo', isText = false }, { content: words }] = modules
  const meta = { ...words.meta, title: titleOf(words.meta, page) }
  return { page, meta, words, sky, hue, isText, element: createElement(View, words), modules }
}

/** Returns the title for tabs, search results and link previews. An empty one stays empty: the build reports it. */
function titleOf({ title }: Meta, { marker, site: { brand } }: PageRow): string {
  if (!title) return ''
  return marker === 'home' ? `${brand} | ${title}` : `${title} | ${brand}`
}

/** Whether the visitor has just arrived from another page, so that only the first screen of this one is drawn yet. */
export const ArrivingContext = createContext(false)

/** What the page that is shown is about: its title without the brand. A chat on WhatsApp begins with it. */
export const SubjectContext = createContext('')

/** The site of the page that is shown. */
export const SiteContext = createContext<Site | null>(null)

/**
 * Returns the site of the page that is shown: the words and addresses that all pages of that site share.
 * @throws outside of a `SiteContext`
 */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('there is no SiteContext around the component')
  return site
}

/**
 * The questions that the visitor has ticked, on any page, by id, and who is told of a change. Here, because the build copies
 * modules that only a few views share into each of them: those must not hold state.
 */
export const ticked = { ids: [] as readonly string[], drawers: new Set<() => void>() }
