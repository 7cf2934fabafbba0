import type { Site } from '../../content/types'
import { hexOf } from '../../theme/srgb'
import { colours, duskSky } from '../../theme/tokens'

/** Returns the web app manifest (https://www.w3.org/TR/appmanifest/) as JSON text. */
export function webManifest({ brand, tagline, blurb, lang, dir }: Site): string {
  return JSON.stringify({
    name: `${brand}: ${tagline}`,
    short_name: brand,
    description: blurb,
    lang,
    dir,
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: hexOf(duskSky.sky[0]),
    background_color: hexOf(colours.paper[0]),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
