// How a page changes on the screen: in a view transition where the browser, the visitor and the machine allow it.
import { flushSync } from 'react-dom'
import { attempt } from '../attempt'
import { hydrationTime } from './hydration'

/**
 * The longest hydration, in ms, after which pages still change in a view transition; equals the threshold of a long task.
 * Slower machines do without the transition's snapshot of the old page, and so show the new page sooner: by some 100 ms on
 * a phone.
 */
const QUICK = 50

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
