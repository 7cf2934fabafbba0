// The last resort, after an error that React cannot recover from. The visitor goes on with the page as the server sent it,
// whose links and forms work without the app.
import { attempt } from '../attempt'
import { textsOf, writeTexts } from '../later/early'
import { own } from '../own'
import { isAnswer } from './address'

/** The member of a history entry's state that marks a document to be left without the app; it holds what was typed. */
const STILL = 'still'

/** Whether the app took over from the document's own script (layout/start-script.ts), and the script's popstate listener. */
let running = false
let onPopState: typeof window.onpopstate = null

/** A copy of the page, from before React has removed it. */
let copy: HTMLElement | undefined

/** Whether the copy stands in its place. One fault may be reported several times. */
let left = false

/** What was typed into a document that is loaded without the app, because the app has failed there; undefined for any other. */
const typedIn = () => attempt(() => history.state?.[STILL] as Readonly<Record<string, string>> | undefined)

/** Whether the document is to be left without the app, because the app has failed at this entry of the history. */
export const isStill = (): boolean => typedIn() !== undefined

/** Writes what was typed before the app failed into the fields of the document that has replaced it. */
export const restoreTyped = (root: HTMLElement): void => writeTexts(root, typedIn() ?? {})

/** Takes Back and Forward over from the document's own script. */
export function takeOver(): void {
  running = true
  onPopState = window.onpopstate
  window.onpopstate = null
}

/** Copies the page as it is, with what was typed into it. Has no other effect: React may still recover. */
export function copyPage(): void {
  if (!left) copy = own('root')?.cloneNode(true) as HTMLElement | undefined
}

/**
 * Puts the copy in the place of the page that React has removed. If the app had changed the page, the document is loaded once
 * more without it, unless there is no connection or the document is the answer to a form.
 */
export function leaveStill(): void {
  const root = own('root')
  if (left || !root || !copy) return
  left = true
  root.replaceWith(copy)
  if (!running) return
  window.onpopstate = onPopState
  if (navigator.onLine === false || isAnswer()) return
  const shown = copy
  const note = () => history.replaceState({ ...history.state, [STILL]: textsOf(shown) }, '')
  try {
    note()
    // Typed while the document is on its way.
    shown.addEventListener('input', () => attempt(note))
    location.reload()
  } catch {
    // Without the mark, a reload could fail in the same way for ever: the copy stays.
  }
}
