// nginx with the configuration of the build compared with the Node server: both give the same answers with the same
// headers, over plain HTTP and over TLS. Run by `npm run test:nginx`.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request as plain } from 'node:http'
import { type RequestOptions, request as secure } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { failedInAll } from '../../src/contact/sentences'
import { API, COMMON, headersFor, parseRules } from '../../src/hosts/headers'
import { besideFiles } from '../../src/hosts/hosts'
import { LARGEST_BODY } from '../../src/relay/limits'
import { startServer } from '../../src/server/node'
import { latin } from '../../src/theme/font'
import { closed, paths } from '../support/hostile-paths'
import { startNginx } from '../support/nginx'
import { sendRaw } from '../support/raw'
import { allPages } from '../support/site'
import { visitor } from '../support/visitor'

const settings = { port: 0, host: '127.0.0.1', root: 'dist', outbox: '.build/nginx/outbox', trustProxy: 1 }
const node = await startServer(settings, { forms: { admit: () => () => {} } })
const nginx = await startNginx(node.url)
const down = await startNginx('http://127.0.0.1:1')

/** A relay that refuses every form with a page, which has a Content-Security-Policy different from the site's. */
const refusing = createServer((request, response) => {
  request.resume().on('end', () => {
    response
      .writeHead(422, { 'Content-Type': 'text/html; charset=utf-8', ...PAGE_HEADERS })
      .end(`<title>Refused</title>${' '.repeat(request.url?.endsWith('?large') ? 8_000_000 : 1)}`)
  })
})
const PAGE_HEADERS = {
  'Content-Security-Policy': "style-src 'sha256-x'",
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}
await new Promise<void>(resolve => refusing.listen(0, '127.0.0.1', resolve))
const before = await startNginx(`http://127.0.0.1:${(refusing.address() as AddressInfo).port}`)

test.after(async () => {
  await Promise.all([nginx, down, before, node].map(({ close }) => close()))
  refusing.close()
})

const rules = parseRules(await readFile('dist/_headers', 'utf8'))
const names = [...new Set([...headersFor(rules, '/').keys(), ...new Headers(API).keys()])]
/** Headers of answers that have a body on both servers. */
const ofBodies = ['content-type', 'vary']
const asset = (await readdir('dist/assets')).find(name => name.endsWith('.js'))

/** A file of each extension in the web root, but pages, headers and compressed copies. */
const kinds = new Map(
  (await readdir('dist', { recursive: true }))
    .map(name => [extname(name), `/${name}`] as const)
    .filter(([extension]) => !['', '.html', '.br', '.gz'].includes(extension)),
)

type Answer = { status: number | undefined; headers: Record<string, string | undefined> }

/** Requests a URL. Resolves with the status, the Location and the headers that the rules name. */
function ask(url: string, options: RequestOptions = {}, body = ''): Promise<Answer> {
  const send = url.startsWith('https:') ? secure : plain
  return new Promise((resolve, reject) => {
    send(url, { rejectUnauthorized: false, ...options }, ({ statusCode, headersDistinct }) => {
      // The policy of a redirect is not compared: it may be that of either address, as a redirect renders nothing.
      const seen = [...names, 'location'].filter(name => statusCode !== 308 || name !== 'content-security-policy')
      if (statusCode === 200 || statusCode === 404) seen.push(...ofBodies)
      const headers = seen.map(name => [name, headersDistinct[name]?.join(' AND ')])
      resolve({ status: statusCode, headers: Object.fromEntries(headers) })
    })
      .on('error', reject)
      .end(body)
  })
}

const FORM = new URLSearchParams(visitor).toString()
const POST = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
const requests: [path: string, reason: string, options?: RequestOptions, body?: string][] = [
  ...allPages.map(({ path }) => [path, 'a page'] as [string, string]),
  [`/assets/${asset}`, 'a script'],
  [latin.path, 'a font'],
  ...Array.from(kinds, ([extension, path]) => [path, `a file that ends in ${extension}`] as [string, string]),
  ['/nothing', 'no page'],
  ['/assets/nothing.js', 'no script'],
  ['/_headers', 'for the server only'],
  ['/about.html', 'another address of a page'],
  ['/about/?topic=demo', 'another address of a page'],
  ['/index.html', 'another address of the home page'],
  ['/about', 'a method that pages do not know', { method: 'POST' }],
  ['/api/nothing', 'no form'],
  ['/api/contact', 'a form that is asked for'],
  ['/api/contact', 'a form without a body', POST],
  ['/api/contact', 'a form', POST, FORM],
]

for (const [path, reason, options, body] of requests) {
  test(`${options?.method ?? 'GET'} ${path} (${reason}) is answered as by the Node server`, async () => {
    assert.equal(await ask(nginx.url + path, options, body), await ask(node.url + path, options, body))
  })

  test(`${options?.method ?? 'GET'} ${path} (${reason}) over TLS is answered as by the Node server`, async () => {
    const headers = { ...options?.headers, 'X-Forwarded-Proto': 'https' }
    const expected = await ask(node.url + path, { ...options, headers }, body)
    assert.match(String(expected.headers['strict-transport-security']), 'max-age=')
    assert.equal(await ask(nginx.secureUrl + path, options, body), expected)
  })
}

/** Requests a path exactly as given: HTTP client libraries would normalise it. */
async function askRaw(url: string, path: string) {
  const { status, headers, body } = await sendRaw(url, [
    `GET ${path} HTTP/1.1\r\nHost: qafila.example\r\nConnection: close\r\n\r\n`,
  ])
  const location = headers.get('Location')
  return { answer: { status, ...(location !== null && { location }) }, headers, body }
}

for (const [path, reason, onNode, onNginx = onNode] of paths) {
  for (const [name, url, expected] of [
    ['Node', node.url, onNode],
    ['nginx', nginx.url, onNginx],
  ] as const) {
    test(`${name} answers ${path} (${reason}) with ${expected.status} ${expected.location ?? ''}`, async () => {
      const { answer, headers } = await askRaw(url, path)
      assert.equal(answer, expected)
      assert.not(headers.has('Set-Cookie'))
    })
  }
}

for (const name of ['healthz', 'livez', 'readyz', 'metrics']) {
  for (const path of closed(name)) {
    test(`nginx keeps ${path} from the world`, async () => {
      const { answer, body } = await askRaw(nginx.url, path)
      assert.is(answer.status, 404)
      assert.match(body, '<html')
    })
  }
}

test('nginx does not say its version', async () => {
  assert.is((await askRaw(nginx.url, '/about')).headers.get('Server'), 'nginx')
})

test('a form of this very site is taken through nginx, with the port in its Origin', async () => {
  const { status } = await ask(
    `${nginx.url}/api/contact`,
    { ...POST, headers: { ...POST.headers, Origin: nginx.url, Accept: 'application/json' } },
    FORM,
  )
  assert.is(status, 202)
})

test('when the Node server is down, the answer for a form has the headers of its answers', async () => {
  const { status, headers } = await ask(`${down.secureUrl}/api/contact`, POST, FORM)
  assert.is(status, 502)
  for (const [name, value] of Object.entries(API)) assert.is(headers[name.toLowerCase()], value)
})

test('when the Node server is down, the visitor reads that the message was not sent', async () => {
  const response = await fetch(`${down.url}/api/contact`, { method: 'POST', body: new URLSearchParams(FORM) })
  assert.is(await response.text(), failedInAll())
  assert.match(String(response.headers.get('Content-Type')), /^text\/plain/)
})

test('the page of a refused form has its own policy, and the headers that all answers have once', async () => {
  const response = await fetch(`${before.url}/api/contact`, { method: 'POST', body: new URLSearchParams(FORM) })
  assert.is(response.status, 422)
  assert.match(await response.text(), '<title>Refused</title>')
  const expected = { ...PAGE_HEADERS, ...COMMON, 'Content-Type': 'text/html; charset=utf-8' }
  for (const [name, value] of Object.entries(expected)) assert.is(response.headers.get(name), value)
})

const bodies: [size: number, status: number, by: string, reason: string][] = [
  [LARGEST_BODY - 1000, 202, 'the relay', 'the longest that it reads'],
  [LARGEST_BODY + 1000, 413, 'the relay', 'a little more, which it refuses with its own words'],
  [20 * LARGEST_BODY, 413, 'nginx', 'far more'],
]

for (const [size, status, by, reason] of bodies) {
  test(`a form of ${size} bytes (${reason}) is answered with ${status} by ${by}`, async () => {
    const body = `${FORM}&x=`
    const response = await fetch(`${nginx.url}/api/contact`, {
      method: 'POST',
      body: body + 'x'.repeat(size - body.length),
      headers: { ...POST.headers, Accept: 'application/json' },
    })
    assert.is(response.status, status)
    const ofRelay = response.headers.get('Content-Type')?.startsWith('application/json')
    assert.is(ofRelay ? 'the relay' : 'nginx', by)
  })
}

test('no message is written to a temporary file of nginx, on its way in or back', async () => {
  const form = { method: 'POST', body: new URLSearchParams(FORM) }
  await (await fetch(`${before.url}/api/contact?large`, form)).text()
  assert.not.match(nginx.log() + before.log(), 'temporary file')
})

test('one address that posts without end is refused, and everybody who comes later is answered', async () => {
  const post = () => fetch(`${before.url}/api/contact`, { method: 'POST', body: new URLSearchParams(FORM) })
  const statuses: number[] = []
  for (let i = 0; i < 60; i++) statuses.push((await post()).status)
  const refused = statuses.filter(status => status === 429).length
  assert.ok(refused >= 20, `${refused} refused`)
  assert.equal(statuses.slice(0, 20), Array(20).fill(422), 'more than the relay lets pass')
  const response = await post()
  assert.equal(
    [response.status, response.headers.get('Retry-After'), response.headers.get('Cache-Control')],
    [429, '60', 'no-store'],
  )
  assert.is(await response.text(), failedInAll())
  assert.is((await fetch(`${before.url}/about`)).status, 200)
  await new Promise(resolve => setTimeout(resolve, 1500))
  assert.is((await post()).status, 422)
})

test('a folder whose name has spaces, quotes and what replacements read is served', async () => {
  const folder = await mkdtemp(join(tmpdir(), `the site's "own"; folder #1 `))
  await mkdir(join(folder, 'dist'))
  for (const name of ['404', 'index', 'about'])
    await writeFile(join(folder, `dist/${name}.html`), `<title>${name}</title>`)
  const files = await besideFiles({ rules, root: join(folder, 'dist'), relay: 'http://127.0.0.1:3000' })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const { url, close } = await startNginx(node.url, join(folder, 'nginx'))
  const body = await (await fetch(`${url}/about`)).text()
  await close()
  await rm(folder, { recursive: true })
  assert.is(body, '<title>about</title>')
})

test.run()
