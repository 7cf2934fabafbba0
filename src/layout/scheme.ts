// Light, dark, or as the visitor's system says.

export const schemes = ['system', 'light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** In local storage, and the attribute of the root that `theme/global.styles.ts` knows. */
const KEY = 'scheme'

/** The one script within a document, before its first paint: what was chosen on an earlier visit. */
export const schemeScript = `try{document.documentElement.dataset.${KEY}=localStorage.${KEY}||''}catch{}`

/** What the visitor has chosen, on this page or on an earlier visit. */
export function chosenScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return schemes.find(known => known === scheme) ?? 'system'
}

/** Takes what is kept anew: a page out of the browser's memory does not know of a choice on another page. */
export function recallScheme(): Scheme {
  try {
    document.documentElement.dataset.scheme = localStorage.getItem(KEY) ?? ''
  } catch {}
  paintBar()
  return chosenScheme()
}

/** Shows the site in a scheme from now on. Where the browser refuses storage, until the document ends. */
export function chooseScheme(scheme: Scheme): void {
  const chosen = scheme === 'system' ? '' : scheme
  document.documentElement.dataset.scheme = chosen
  paintBar()
  try {
    if (chosen) localStorage.setItem(KEY, chosen)
    else localStorage.removeItem(KEY)
  } catch {}
}

/** Gives the browser's own bar the colour of the header, as it is now. */
export function paintBar(): void {
  const header = document.querySelector('header')
  if (!header) return
  const colour = getComputedStyle(header).getPropertyValue('--bar')
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', colour)
}
