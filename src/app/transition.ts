// How a page changes on the screen: in a view transition where the browser, the visitor and the machine allow it.
import { flushSync } from 'react-dom'
import { attempt } from '../attempt'

/** Name of the performance measure (User Timing) that records how long hydration took. */
const HYDRATION = 'hydration'

/**
 * The longest hydration, in ms, after which pages still change in a view transition; equals the threshold of a long task.
 * Slower machines do without the transition's snapshot of the old page, and so show the new page sooner: by some 100 ms on
 * a phone.
 */
const QUICK = 50

/** After how many ms the rest of a page is drawn, if the browser reports no frame until then. */
const NO_FRAME = 1000

/** Records that hydration is complete, which began at `start` (ms on the clock of `performance.now`; undefined without one). */
export function measureHydration(start: number | undefined): void {
  if (start !== undefined) attempt(() => performance.measure(HYDRATION, { start }))
}

/** Returns how long hydration took, in ms. Unknown counts as long. */
const hydrationTime = (): number =>
  attempt(() => performance.getEntriesByName(HYDRATION)[0]?.duration) ?? Number.POSITIVE_INFINITY

/**
 * Changes the page, in a view transition that moves the sun. Renders at once: in slices, as in a React transition, the new
 * page would appear some 20 ms later on a phone, behind frames of the old one.
 */
export function show(change: () => void): void {
  const render = () => flushSync(change)
  const isCalm = attempt(() => matchMedia('(prefers-reduced-motion: reduce)').matches) ?? true
  const transition = isCalm || hydrationTime() > QUICK ? undefined : attempt(() => document.startViewTransition(render))
  if (!transition) {
    render()
    return
  }
  // The promises may reject: the next navigation, for example, skips a transition that is still running.
  for (const promise of [transition.ready, transition.finished]) promise?.catch(() => {})
}

/**
 * Calls `run` after the next frame is drawn; at once if no frames are drawn, as in a background tab.
 * @returns a function that cancels the call
 */
export function afterFrame(run: () => void): () => void {
  let frame = 0
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const end = () => {
    cancel()
    run()
  }
  const timer = setTimeout(end, document.hidden ? 0 : NO_FRAME)
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(end)
  })
  return cancel
}
