// The colour scheme: light, dark, or the system's.
import { attempt } from '../attempt'
import { allOwn, own } from '../own'

export const schemes = ['system', 'light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** The key in local storage, and the data attribute of `<html>` that `theme/global.styles.ts` reads. */
export const KEY = 'scheme'

/** Returns the scheme that the visitor has chosen, on this page or on an earlier visit. */
export function chosenScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return schemes.find(known => known === scheme) ?? 'system'
}

/** Applies and returns the stored scheme: a page from the back/forward cache misses a choice made on another page. */
export function recallScheme(): Scheme {
  attempt(() => {
    document.documentElement.dataset.scheme = localStorage.getItem(KEY) ?? ''
  })
  paintBar()
  return chosenScheme()
}

/** Applies a scheme and stores it. If the browser refuses storage, the scheme lasts until the document is left. */
export function chooseScheme(scheme: Scheme): void {
  const chosen = scheme === 'system' ? '' : scheme
  document.documentElement.dataset.scheme = chosen
  paintBar()
  attempt(() => (chosen ? localStorage.setItem(KEY, chosen) : localStorage.removeItem(KEY)))
}

/** Gives the browser's toolbar (`theme-color`) the current colour of the header. */
export function paintBar(): void {
  const header = own('header')
  if (!header) return
  const colour = getComputedStyle(header).getPropertyValue('--bar')
  for (const meta of allOwn('bar')) meta.setAttribute('content', colour)
}
