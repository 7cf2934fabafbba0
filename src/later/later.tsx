import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { attempt } from '../attempt'
import { SiteContext } from '../page'
import { outline } from '../theme/base.styles'
import { BaseContext, FollowContext } from '../theme/Link'
import { type Early, watchEarly } from './early'
import * as s from './later.styles'
import { useLive } from './useLive'

/** How long the browser may put the loading off, in ms. */
const LATEST = 3000

const idle = (): Promise<unknown> =>
  new Promise(resolve => {
    if (attempt(() => requestIdleCallback(resolve, { timeout: LATEST })) === undefined) setTimeout(resolve, 300)
  })

/** Marks a place whose component can answer, for tests. */
const LIVE = 'live'

/** Lets React keep what the server has rendered. It is never set: the policy allows no HTML from scripts. */
const AS_SENT = { __html: '' }

/**
 * The places as the server has sent them, until the page is hydrated. If it cannot be, React removes them and renders the page
 * again; its places then take over what was in these, with what was typed there.
 */
const sent: Element[] = []

const places = () => [...document.querySelectorAll('[data-later]')]

if (typeof document !== 'undefined') sent.push(...places())

type Source<Props> = {
  /** Loads the component, and remembers it as `part`. */
  load: () => Promise<ComponentType<Props>>
  part: ComponentType<Props> | undefined
  /** Returns the text of a button that reloads the page. */
  reload: ((props: Props) => string) | undefined
}

/**
 * Returns a component whose script is loaded once the page is hydrated and the browser has nothing else to do. Until then, and
 * if the script does not come, the page shows it as the server rendered it, so nothing moves; its controls do not show before
 * it is hydrated (`control` in the moment's styles). It then is a React root of its own: a Suspense boundary that still waits is
 * emptied, or holds navigations back, as soon as its props or a context change. So its props must stay the same, and it has no
 * context but those of the site and of the links, which stay the same too.
 *
 * On a page that the visitor comes to from another one, its script is there before the page if the view's `ready` calls the
 * component's own, which loads it at once. Otherwise there is empty space meanwhile.
 * @param load imports the component's module
 * @param loaded that module, on the server
 * @param pick takes the component from it
 * @param reload returns the text of a button that stands in the empty space, and reloads the page, if the script does not come
 */
export function later<Module, Props extends object>(
  load: () => Promise<Module>,
  loaded: Module | undefined,
  pick: (module: Module) => ComponentType<Props>,
  reload?: (props: Props) => string,
) {
  const source: Source<Props> = {
    load: async () => {
      source.part = pick(await load())
      return source.part
    },
    part: loaded && pick(loaded),
    reload,
  }
  return Object.assign((props: Props) => <Place source={source} props={props} />, { ready: source.load })
}

function Place<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  /** What this root renders itself: the component, where the page was made in the browser. */
  const [own, setOwn] = useState<ReactNode>(() => source.part && createElement(source.part, props))
  /** Whether the server has rendered it. */
  const [isSent] = useState(!useLive())
  const site = use(SiteContext)
  const base = use(BaseContext)
  const follow = use(FollowContext)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    const before = current && sent[places().indexOf(current)]
    if (before && !before.isConnected && !current.firstChild) current.append(...before.childNodes)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of them stay the same
  useEffect(() => {
    sent.length = 0
    if (own) return
    const { current } = place
    let root: Root | undefined
    let isShown = true
    const isEmpty = () => current?.firstChild === null
    const show = (part: ComponentType<Props>) => {
      if (!current || !isShown) return
      const element = createElement(part, props)
      if (isEmpty()) return setOwn(element)
      const early = attempt(() => watchEarly(current))
      // A transition hydrates in slices, between which the page can respond to input.
      startTransition(() => {
        const island = (
          <SiteContext value={site}>
            <BaseContext value={base}>
              <FollowContext value={follow}>
                <Live place={current} early={early}>
                  {element}
                </Live>
              </FollowContext>
            </BaseContext>
          </SiteContext>
        )
        // Throws it again in the app, for the last resort.
        const onUncaughtError = (error: unknown) =>
          setOwn(() => {
            throw error
          })
        const onRecoverableError = (error: unknown) => {
          attempt(() => early?.restore())
          console.error(error)
        }
        root = hydrateRoot(current, island, { onUncaughtError, onRecoverableError })
      })
    }
    const fail = () => {
      if (isEmpty() && source.reload) setOwn(<Missing>{source.reload(props)}</Missing>)
    }
    idle().then(source.load).then(show, fail)
    return () => {
      isShown = false
      root?.unmount()
    }
  }, [])
  return isSent && !own ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it keeps what is there, and sets nothing
    <div css={s.place} data-later="" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_SENT} />
  ) : (
    <div css={s.place} data-later={own ? LIVE : ''} ref={place}>
      {own}
    </div>
  )
}

/** Marks the place of a component that is hydrated. */
function Live({ place, early, children }: { place: HTMLElement; early: Early | undefined; children: ReactNode }) {
  useEffect(() => {
    place.dataset.later = LIVE
    early?.forget()
  }, [place, early])
  return children
}

function Missing({ children }: { children: string }) {
  return (
    <button css={outline} type="button" onClick={() => location.reload()}>
      {children}
    </button>
  )
}
