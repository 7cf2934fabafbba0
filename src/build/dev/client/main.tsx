// The script of every page under `npm run dev`, in the place of the site's own. It runs the same modules, and puts each
// change into the page that is open.
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type * as AppModule from '../../../app/App'
import type { ShownPage } from '../../../app/load'
import { STATE, type State } from '../shared'
import * as icons from './icons'
import type * as Load from './load'
import { say } from './overlay'
import { define, follow, run } from './registry'
import * as styles from './styles'
import { keep } from './typed'

export { define }

/** How long until a server that does not answer, because it starts anew, is asked again, in ms. */
const AGAIN = 100

const element = document.getElementById('root')
let root: Root | undefined
/** The page that the app last arrived at, and what is shown in its place since something has changed. */
let arrived: ShownPage | undefined
const renewed = new WeakMap<ShownPage, ShownPage>()
let shell: string | undefined
/** What the page was last told to be; none where it is to be told again. */
let known: State | undefined
/** No state has come yet. */
let isFirst = true
/** An error of the page itself: the next change loads it again. */
let broken = ''
/** The server ended while the page was loaded. */
let isLost = false
/** The question for the state of the page. */
let asking = new AbortController()

function renew(page: ShownPage): ShownPage {
  if (arrived !== page) {
    // What is waited for is a change of the page before, and this one may have changed while it was on its way.
    known = undefined
    asking.abort()
  }
  arrived = page
  return renewed.get(page) ?? page
}

function site(start: ShownPage) {
  const { App } = run('src/app/App.tsx') as typeof AppModule
  return (
    <BrowserRouter>
      <App start={start} renew={renew} />
    </BrowserRouter>
  )
}

/** The page at the address. */
async function load(): Promise<ShownPage> {
  const { loadPage } = run('src/app/load.ts') as typeof Load
  return loadPage(location.pathname)
}

/** Makes the page what it is now. It is drawn whatever has changed: a module may have come along with another page's. */
async function show(next: State) {
  shell ??= next.shell
  if (shell !== next.shell) return location.reload()
  await follow(next.modules)
  styles.follow(next.styles)
  icons.follow(next.icons)
  const page = await load()
  // Where the visitor is on the way to it, it is asked for once more when they have arrived.
  if (!root || arrived?.at !== page.at) return
  document.title = page.meta.title
  document.querySelector('meta[name=description]')?.setAttribute('content', page.meta.description)
  renewed.set(arrived, page)
  const putBack = keep()
  flushSync(() => root?.render(site(page)))
  putBack()
}

async function start(element: HTMLElement) {
  const preload = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')
  if (preload) await import(preload.href)
  // As src/app/client.tsx does.
  const { page: path = '/404' } = element.dataset
  if (path !== '/404' && path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash)
  const page = await load()
  root = hydrateRoot(element, site(page), {
    onUncaughtError: fail,
  })
}

const isOfNetwork = (error: unknown) => error instanceof TypeError && /fetch/i.test(error.message)

function fail(error: unknown) {
  isLost = isOfNetwork(error)
  if (isLost) return
  broken = String(error)
  say(broken, '')
}

async function listen() {
  for (;;) {
    asking = new AbortController()
    const { signal } = asking
    try {
      const path = location.pathname
      const query = new URLSearchParams({ path, known: known?.path === path ? known.id : '' })
      const next: State = await (await fetch(`${STATE}?${query}`, { signal })).json()
      // The visitor has gone on meanwhile.
      if (next.path !== location.pathname) continue
      // The server does not let anybody wait for long.
      if (next.id === known?.id) continue
      known = next
      const isStale = isFirst ? isLost || document.title === 'Fault' : !element || broken
      isFirst = false
      if (isStale && !next.fault) return location.reload()
      if (element && !next.fault && !broken) await show(next)
      say(next.fault || broken, next.notes)
    } catch (error) {
      if (signal.aborted) continue
      // What could not be fetched has not been shown.
      if (isOfNetwork(error)) known = undefined
      else say(String(error), '')
      await new Promise(resolve => setTimeout(resolve, AGAIN))
    }
  }
}

addEventListener('error', ({ message }) => say('', message))
// Not awaited here: the scripts of the modules import this one.
const started = element ? start(element) : Promise.resolve()
started.catch(fail).then(listen)
