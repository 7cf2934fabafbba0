import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { attempt } from '../../attempt'
import { outline } from '../../theme/base.styles'
import * as s from './later.styles'

/** How long the browser may put the loading off, in ms. */
const LATEST = 3000

const idle = (): Promise<unknown> =>
  new Promise(resolve => {
    if (attempt(() => requestIdleCallback(resolve, { timeout: LATEST })) === undefined) setTimeout(resolve, 300)
  })

/**
 * Returns a component whose script is loaded once the page is hydrated and the browser has nothing else to do. Until then, and
 * if the script does not come, the page shows it as the server rendered it, so nothing moves; its controls do not show before
 * it is hydrated (`control` in the moment's styles). A visitor who comes from another page sees empty space meanwhile, or, if the
 * script does not come, a button that reloads the page.
 * @param load imports the component, whose `words.reload` is the text of that button
 * @param loaded the component itself, on the server
 */
export function later<Props extends { words: { reload: string } }>(
  load: () => Promise<ComponentType<Props>>,
  loaded: ComponentType<Props> | undefined,
): ComponentType<Props> {
  const Loaded: ComponentType<Props> =
    loaded ??
    lazy(async () => {
      await idle()
      return { default: await load().catch(() => (isEmpty() ? Missing : keptAsSent())) }
    })
  return props => (
    <div css={s.place} data-later="">
      <Suspense>{createElement(Loaded, props)}</Suspense>
    </div>
  )
}

/** Whether the page shows empty space: the visitor came from another page. */
const isEmpty = () => document.querySelector('[data-later]:empty') !== null

/** Waits for ever. An error would reach React's root, and take the page's app away. */
const keptAsSent = () => new Promise<never>(() => {})

function Missing({ words }: { words: { reload: string } }) {
  return (
    <button css={outline} type="button" onClick={() => location.reload()}>
      {words.reload}
    </button>
  )
}
