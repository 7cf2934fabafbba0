import type { Site } from '../../content/types'

/** The zenith of the dusk sky and the paper, as the theme's --sky and --paper are in sRGB. */
const SKY = '#171337'
const PAPER = '#faf6ee'

/** The web app manifest (https://www.w3.org/TR/appmanifest/), as JSON text. */
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
    theme_color: SKY,
    background_color: PAPER,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
