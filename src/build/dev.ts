// The site under `npm run dev`: the built files, and a script in every page that reloads it after the next build.
import { watch } from 'node:fs'
import { startServer } from '../server/node'
import { serverSettings } from '../server/settings'
import { openStatic } from '../server/static'
import { colours, duskSky } from '../theme/tokens'
import { messageOf } from './fault'
import { openGallery } from './gallery/gallery'

type Answer = (request: Request) => Response | Promise<Response>

/** Folder of all that is built here: `dist` is for sites that were checked. */
const WORK = '.build/dev'

/** How long a page waits for the next build before it asks again, in ms: less than the server's own limit. */
const WAIT = 20_000

const SCRIPT = `<script type="module">
for (let build = BUILD; ; ) {
  try {
    const next = await (await fetch('/dev/build?after=' + build)).json()
    if (next.build === build) continue
    build = next.build
    if (!next.fault) location.reload()
    const box = document.querySelector('#fault') ?? document.body.appendChild(Object.assign(document.createElement('pre'), { id: 'fault' }))
    box.style.cssText = 'position:fixed;inset:0;z-index:999;overflow:auto;padding:2rem;background:${duskSky.sky[0]};color:${colours.d0};font:14px/1.6 monospace;white-space:pre-wrap'
    box.textContent = next.fault
  } catch {
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}
</script>`

/**
 * Builds, serves what was built, and builds again after every change, until the process ends. A fault is shown in the
 * terminal and in the page, which stays as it was, and the next change is waited for.
 * @param build makes the web root `site` in a folder; its signal says that the next build has begun
 */
export async function serveChanges(
  build: (folder: string, newer: AbortSignal) => Promise<void>,
  env: NodeJS.ProcessEnv,
): Promise<never> {
  const settings = { ...serverSettings(env), root: `${WORK}/site` }
  const { answer, built } = devSite(settings.root)
  const { url } = await startServer(settings, { site: answer })
  for (;;) {
    const changed = nextChange(['src', 'static', 'pages.ts'])
    const newer = new AbortController()
    try {
      await build(WORK, newer.signal)
      built()
    } catch (error) {
      const fault = messageOf(error)
      console.error(fault)
      built(fault)
    }
    console.log(`${url} shows the site and follows every change\n`)
    await changed
    newer.abort()
  }
}

/** Resolves when a file changes below one of the paths, and has had the moment that editors need to write it. */
function nextChange(paths: readonly string[]): Promise<void> {
  return new Promise(resolve => {
    const watchers = paths.map(path =>
      watch(path, { recursive: true }, () => {
        for (const watcher of watchers) watcher.close()
        setTimeout(resolve, 20)
      }).on('error', error => console.error(`Changes of ${path} are not seen: ${messageOf(error)}`)),
    )
  })
}

/** What answers the requests of `npm run dev`; `built` tells it that a build has ended, and with which fault. */
function devSite(root: string): { answer: Answer; built: (fault?: string) => void } {
  let build = 0
  let fault = ''
  let site: Answer | undefined
  let gallery = openGallery()
  let waiting: (() => void)[] = []

  async function nextBuild(after: number): Promise<Response> {
    if (after === build) {
      await new Promise<void>(resolve => {
        waiting.push(resolve)
        setTimeout(resolve, WAIT).unref()
      })
    }
    return Response.json({ build, fault })
  }

  return {
    built: (message = '') => {
      build += 1
      fault = message
      if (!fault) site = openStatic(root)
      gallery = openGallery()
      for (const resolve of waiting) resolve()
      waiting = []
    },
    answer: async request => {
      const url = new URL(request.url)
      if (url.pathname === '/dev/build') return nextBuild(Number(url.searchParams.get('after')))
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
      // A page that is opened while the build is broken asks at once, and is told.
      const script = SCRIPT.replace('BUILD', String(fault ? 0 : build))
      if (!site) return new Response(`<!doctype html><title>Build</title><body>${script}`, { headers })
      const shown = await gallery(url)
      if (shown) return new Response(shown.reloads ? shown.html + script : shown.html, { headers })
      const response = await site(request)
      if (!response.headers.get('Content-Type')?.startsWith('text/html') || response.status === 304) return response
      return new Response((await response.text()) + script, { status: response.status, headers })
    },
  }
}
