// The gallery of `npm run dev`: every section and every picture, narrow and wide, light and dark.

import { escapeHtml } from '../../contact/escape-html'
import { bench } from '../../theme/tokens'
import { messageOf } from '../fault'
import { type GalleryPart, galleryParts } from './parts'

const WIDTHS = [390, 1280]
const SCHEMES = ['light', 'dark']

/** A page of the gallery. `reloads`: whether it must reload itself after a change, as the overview must. */
type Shown = { html: string; reloads: boolean }

/**
 * Returns a function that returns the page of the gallery at an address, or null. The sources are read once, for the first
 * page: after a change, a new gallery is needed.
 */
export function openGallery(): (url: URL) => Promise<Shown | null> {
  let parts: Promise<GalleryPart[]> | undefined
  return async ({ pathname, searchParams }) => {
    if (pathname !== '/gallery' && pathname !== '/gallery/part') return null
    parts ??= galleryParts()
    try {
      const all = await parts
      if (pathname === '/gallery') return { html: overview(all), reloads: true }
      const part = all[Number(searchParams.get('part') ?? -1)]
      return part ? { html: show(part, searchParams.get('scheme') ?? 'light'), reloads: false } : null
    } catch (error) {
      return { html: `<!doctype html><title>Gallery</title><pre>${escapeHtml(messageOf(error))}</pre>`, reloads: true }
    }
  }
}

/** Returns a document with nothing but the part. */
function show({ name, html, styles }: GalleryPart, scheme: string): string {
  return `<!doctype html><html lang="en" dir="ltr" data-scheme="${scheme === 'dark' ? 'dark' : 'light'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(name)}</title>
<style>${styles}</style></head>
<body>${html}</body></html>`
}

/** Returns a document with all parts in frames, each as high as its content. */
function overview(parts: readonly GalleryPart[]): string {
  const names = [...new Set(parts.map(({ name }) => name))]
  const list = names.map(name => `<li><a href="#${idOf(name)}">${escapeHtml(name)}</a></li>`)
  const shown = names.map(name => {
    const looks = parts.flatMap((part, index) => (part.name === name ? frames(part, index) : []))
    return `<section id="${idOf(name)}"><h2>${escapeHtml(name)}</h2>${looks.join('')}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title><style>
body { margin: 2rem; font: 16px/1.5 sans-serif; background: ${bench.ground}; color: ${bench.text} }
a { color: inherit }
ul { columns: 20rem }
.look { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem }
iframe { border: 0; background: Canvas }
</style></head><body><h1>${names.length} sections and pictures</h1><ul>${list.join('')}</ul>${shown.join('')}
<script>
for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => { frame.height = Math.ceil(frame.contentDocument.body.getBoundingClientRect().bottom) })
}
</script>`
}

function frames({ name, paths }: GalleryPart, index: number): string {
  const links = paths.map(path => `<a href="${path}">${path}</a>`).join(' ')
  const frames = WIDTHS.flatMap(width =>
    SCHEMES.map(
      scheme =>
        `<iframe loading="lazy" width="${width}" height="900" style="color-scheme: ${scheme}" title="${escapeHtml(name)}, ${width} px, ${scheme}" src="/gallery/part?part=${index}&amp;scheme=${scheme}"></iframe>`,
    ),
  )
  return `<p>${links}</p><div class="look">${frames.join('')}</div>`
}

const idOf = (name: string) => name.replace(/\W+/g, '-')
