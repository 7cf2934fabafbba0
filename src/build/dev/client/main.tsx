// The script of every page under `npm run dev`, which replaces the site's own. It runs the same modules, and applies each
// change to the open page.
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type * as AppModule from '../../../app/App'
import { correctAddress } from '../../../app/address'
import type { ShownPage } from '../../../app/load'
import { own } from '../../../own'
import { STATE, type State } from '../shared'
import * as icons from './icons'
import type * as Load from './load'
import { say } from './overlay'
import { define, follow, run } from './registry'
import * as styles from './styles'
import { keep } from './typed'

export { define }

/** How long to wait before asking a server again that does not answer because it restarts, in ms. */
const AGAIN = 100

const element = own('root')
let root: Root | undefined
/** The page of the last navigation, and the new version that is shown in place of a page since a change. */
let arrived: ShownPage | undefined
const renewed = new WeakMap<ShownPage, ShownPage>()
let shell: string | undefined
/** The last state that the server has sent; undefined to make the server send it again. */
let known: State | undefined
/** Whether no state has arrived yet. */
let isFirst = true
/** An error of the page itself; the next change reloads the page. */
let broken = ''
/** Whether the server ended while the page was loading. */
let isLost = false
/** Aborts the pending request for the state of the page. */
let asking = new AbortController()

function renew(page: ShownPage): ShownPage {
  if (arrived !== page) {
    // The pending request waits for changes of the previous page, and the new one may have changed while it was loading.
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

/** Loads the page at the current address. */
async function load(): Promise<ShownPage> {
  const { loadPage } = run('src/app/load.ts') as typeof Load
  return loadPage(location.pathname)
}

/** Updates the page. Renders even if none of its modules is new: a changed one may have arrived with another page. */
async function show(next: State) {
  shell ??= next.shell
  if (shell !== next.shell) return location.reload()
  await follow(next.modules)
  styles.follow(next.styles)
  icons.follow(next.icons)
  const page = await load()
  // If the visitor is still on the way to this page, `renew` requests the state again when they arrive.
  if (!root || arrived?.at !== page.at) return
  document.title = page.meta.title
  own('description')?.setAttribute('content', page.meta.description)
  renewed.set(arrived, page)
  const putBack = keep()
  flushSync(() => root?.render(site(page)))
  putBack()
}

async function start(element: HTMLElement) {
  const preload = own<HTMLLinkElement>('view')
  if (preload) await import(preload.href)
  correctAddress(element.dataset.page ?? '/404')
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
      // The visitor has moved on to another page meanwhile.
      if (next.path !== location.pathname) continue
      // Nothing has changed: the server answers after a while all the same.
      if (next.id === known?.id) continue
      known = next
      const isStale = isFirst ? isLost || document.title === 'Fault' : !element || broken
      isFirst = false
      if (isStale && !next.fault) return location.reload()
      if (element && !next.fault && !broken) await show(next)
      say(next.fault || broken, next.notes)
    } catch (error) {
      if (signal.aborted) continue
      // A state whose modules could not be fetched was not shown: the server must send it again.
      if (isOfNetwork(error)) known = undefined
      else say(String(error), '')
      await new Promise(resolve => setTimeout(resolve, AGAIN))
    }
  }
}

addEventListener('error', ({ message }) => say('', message))
// Not awaited at the top level: the module scripts import this script, and would wait for it forever.
const started = element ? start(element) : Promise.resolve()
started.catch(fail).then(listen)
