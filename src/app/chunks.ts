// Where the views and contents of the pages are, by the names of their chunks: `about` is /assets/about-ABC.js today.

/** The path of each script of the site by its name. */
type Addresses = ReadonlyMap<string, string>

const byName = (paths: readonly string[]): Addresses =>
  new Map(paths.map(path => [path.replace(/^.*\/|-\w+\.js$/g, ''), path]))

/** The document names its own, so that hydration waits for no list. */
const own = byName(
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href),
)

let list: Promise<Addresses> | undefined

/**
 * Loads a page's view or content. The build has the loaders of `pages.ts` call it (build/bundle/pages-plugin.ts).
 * @throws (rejects) when it cannot be loaded, or when a newer deploy has replaced the app itself
 */
export async function chunk(name: string): Promise<object> {
  const path = own.get(name) ?? (await addresses()).get(name)
  if (!path) throw new Error(`There is no script ${name}`)
  return import(path)
}

function addresses(): Promise<Addresses> {
  list ??= readList().catch(error => {
    list = undefined
    throw error
  })
  return list
}

/** The scripts as they are now: a change of a page's words alone reaches the tabs that are open. */
async function readList(): Promise<Addresses> {
  const response = await fetch('/assets.json')
  const paths: string[] = await response.json()
  // Views import the app. Those of a newer one would bring a second React.
  if (!paths.includes(new URL(import.meta.url).pathname)) throw new Error('There is a newer site')
  return byName(paths)
}
