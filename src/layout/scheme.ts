// The colour scheme: light, dark, or the system's.

export const schemes = ['system', 'light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** The key in local storage, and the data attribute of the root that `theme/global.styles.ts` reads. */
const KEY = 'scheme'

/** The only inline script of a document: before the first paint, it applies the scheme chosen on an earlier visit. */
export const schemeScript = `try{document.documentElement.dataset.${KEY}=localStorage.${KEY}||''}catch{}`

/** Returns the scheme that the visitor has chosen, on this page or on an earlier visit. */
export function chosenScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return schemes.find(known => known === scheme) ?? 'system'
}

/** Applies and returns the stored scheme: a page from the back/forward cache misses a choice made on another page. */
export function recallScheme(): Scheme {
  try {
    document.documentElement.dataset.scheme = localStorage.getItem(KEY) ?? ''
  } catch {}
  paintBar()
  return chosenScheme()
}

/** Applies a scheme and stores it. If the browser refuses storage, the scheme lasts until the document is left. */
export function chooseScheme(scheme: Scheme): void {
  const chosen = scheme === 'system' ? '' : scheme
  document.documentElement.dataset.scheme = chosen
  paintBar()
  try {
    if (chosen) localStorage.setItem(KEY, chosen)
    else localStorage.removeItem(KEY)
  } catch {}
}

/** Gives the browser's toolbar (`theme-color`) the current colour of the header. */
export function paintBar(): void {
  const header = document.querySelector('header')
  if (!header) return
  const colour = getComputedStyle(header).getPropertyValue('--bar')
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', colour)
}
