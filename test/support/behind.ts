// What every web server in front of the Node server has to do, compared with the Node server alone, over plain HTTP and TLS.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, request as plain } from 'node:http'
import { type RequestOptions, request as secure } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { failedInAll } from '../../src/contact/sentences'
import { sha256 } from '../../src/hosts/hash'
import { API, headersFor, parseRules } from '../../src/hosts/headers'
import { LARGEST_BODY } from '../../src/relay/limits'
import { startServer } from '../../src/server/node'
import { latin } from '../../src/theme/font'
import { type Answer, closed, paths } from './hostile-paths'
import { sendRaw } from './raw'
import { allPages } from './site'
import { visitor } from './visitor'
import type { Start } from './web-server'

type Host = {
  name: string
  start: Start
  /** Answers for paths of `hostile-paths.ts` that are neither nginx's nor the Node server's. */
  differs: Readonly<Record<string, Answer>>
  /** The status when the Node server is down. */
  down: number
}

const FORM = new URLSearchParams(visitor).toString()
const POST = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
/** An address that only requests of one test come from. */
const VISITOR = '127.0.0.9'
/** Of a relay's answer to a form, whose headers no web server may replace. */
const PAGE_HEADERS = {
  'Content-Security-Policy': "style-src 'sha256-x'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** Registers the tests of a web server. */
export async function testHost({ name, start, differs, down: downStatus }: Host): Promise<void> {
  const outbox = await mkdtemp(join(tmpdir(), 'behind-'))
  const settings = { port: 0, host: '127.0.0.1', root: 'dist', outbox, trustProxy: 1 }
  const node = await startServer(settings, { forms: { admit: () => () => {} } })
  let seen: IncomingHttpHeaders = {}
  const refusing = createServer((request, response) => {
    seen = request.headers
    request.resume().on('end', () => {
      response
        .writeHead(422, { 'Content-Type': 'text/html; charset=utf-8', ...PAGE_HEADERS })
        .end('<title>Refused</title>')
    })
  })
  await new Promise<void>(resolve => refusing.listen(0, '127.0.0.1', resolve))
  const relay = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`
  const odd = await oddSite()
  // One after the other: two that start at the same time may find the same free port.
  const host = await start(node.url)
  const down = await start('http://127.0.0.1:1')
  const before = await start(relay)
  const elsewhere = await start(node.url, odd)
  test.after(async () => {
    await Promise.all([host, down, before, elsewhere, node].map(({ close }) => close()))
    refusing.close()
    await Promise.all([outbox, join(odd, '..')].map(folder => rm(folder, { recursive: true })))
  })

  for (const [path, reason, options, body] of await requests()) {
    const method = options?.method ?? 'GET'
    test(`${method} ${path} (${reason}) is answered as by the Node server`, async () => {
      assert.equal(await ask(host.url + path, options, body), await ask(node.url + path, options, body))
    })

    test(`${method} ${path} (${reason}) over TLS is answered as by the Node server`, async () => {
      const headers = { ...options?.headers, 'X-Forwarded-Proto': 'https' }
      const expected = await ask(node.url + path, { ...options, headers }, body)
      assert.match(String(expected.headers['strict-transport-security']), 'max-age=')
      assert.equal(await ask(host.secureUrl + path, options, body), expected)
    })
  }

  for (const [path, accepted, reason] of codings) {
    test(`${path} for a client that accepts ${accepted || 'nothing'} (${reason}) is sent as by the Node server`, async () => {
      const headers = { 'Accept-Encoding': accepted }
      const answer = await read(host.url + path, headers)
      assert.equal(answer, await read(node.url + path, headers))
    })
  }

  for (const [path, reason, onNode, onNginx = onNode] of paths) {
    const expected = differs[path] ?? onNginx
    test(`${path} (${reason}) is answered with ${expected.status} ${expected.location ?? ''}`, async () => {
      const { answer, headers } = await askRaw(host.url, path)
      assert.equal(answer, expected)
      assert.not(headers.has('Set-Cookie'))
    })
  }

  const missing: [path: string, lang: string][] = [
    ['/none', 'en-GB'],
    ['/arabic/none', 'en-GB'],
    ['/ar/none', 'ar'],
    ['/ar/services/none', 'ar'],
    ['/ar/404.html', 'ar'],
  ]
  for (const [path, lang] of missing) {
    test(`${path} is answered with the error page in ${lang}, under a policy that allows its styles`, async () => {
      const { answer, headers, body } = await askRaw(host.url, path)
      assert.is(answer.status, 404)
      assert.match(body, `<html lang="${lang}"`)
      const policy = headers.get('Content-Security-Policy') ?? ''
      const styles = Array.from(body.matchAll(/<style[^>]*>([^<]*)<\/style>/g), ([, css = '']) => css)
      assert.equal(
        styles.filter(css => !policy.includes(sha256(css))),
        [],
      )
    })
  }

  for (const status of ['healthz', 'livez', 'readyz', 'metrics']) {
    for (const path of closed(status)) {
      test(`${path} is kept from the world`, async () => {
        const { answer, body } = await askRaw(host.url, path)
        // A hash does not belong into a request.
        if (path.endsWith('#') && answer.status === 400) return
        assert.is(answer.status, 404)
        assert.match(body, '<html')
      })
    }
  }

  test('a form of this very site is taken, with the port in its Origin', async () => {
    const headers = { ...POST.headers, Origin: host.url, Accept: 'application/json' }
    assert.is((await ask(`${host.url}/api/contact`, { ...POST, headers }, FORM)).status, 202)
  })

  for (const [url, scheme] of [
    [before.url, 'http'],
    [before.secureUrl, 'https'],
  ] as const) {
    test(`the relay is told of the visitor's address last, whatever the visitor says, and of ${scheme}`, async () => {
      const headers = { ...POST.headers, 'X-Forwarded-For': '203.0.113.1', 'X-Forwarded-Proto': 'ftp' }
      await ask(`${url}/api/contact`, { ...POST, headers, localAddress: VISITOR }, FORM)
      assert.is(String(seen['x-forwarded-for']).split(', ').at(-1), VISITOR)
      assert.is(seen['x-forwarded-proto'], scheme)
    })
  }

  test('the page of a refused form has its own headers, once', async () => {
    const response = await fetch(`${before.url}/api/contact`, { method: 'POST', body: new URLSearchParams(FORM) })
    assert.is(response.status, 422)
    assert.match(await response.text(), '<title>Refused</title>')
    const expected = { ...PAGE_HEADERS, 'Content-Type': 'text/html; charset=utf-8' }
    for (const [name, value] of Object.entries(expected)) assert.is(response.headers.get(name), value)
    assert.not(response.headers.has('Retry-After'))
  })

  test('when the Node server is down, the visitor reads that the message was not sent', async () => {
    const response = await fetch(`${down.url}/api/contact`, { method: 'POST', body: new URLSearchParams(FORM) })
    assert.equal([response.status, await response.text()], [downStatus, failedInAll()])
    assert.is(response.headers.get('Content-Type'), 'text/plain; charset=utf-8')
    assert.is(response.headers.get('Retry-After'), '60')
  })

  test('when the Node server is down, the answer for a form has the headers of its answers', async () => {
    const { headers } = await ask(`${down.secureUrl}/api/contact`, POST, FORM)
    for (const [name, value] of Object.entries(API)) assert.is(headers[name.toLowerCase()], value)
  })

  for (const [size, status, by, reason] of bodies) {
    test(`a form of ${size} bytes (${reason}) is answered with ${status} by ${by}`, async () => {
      const body = `${FORM}&x=`
      const response = await fetch(`${host.url}/api/contact`, {
        method: 'POST',
        body: body + 'x'.repeat(size - body.length),
        headers: { ...POST.headers, Accept: 'application/json' },
      })
      assert.is(response.status, status)
      const ofRelay = response.headers.get('Content-Type')?.startsWith('application/json')
      assert.is(ofRelay ? 'the relay' : 'the web server', by)
    })
  }

  test('no log holds the address of a visitor, not even of one whose request failed', async () => {
    for (const { url } of [down, host]) {
      for (const path of ['/about', '/about/', '/nope', '/%00', '/%zz', '/assets/'])
        await ask(url + path, { localAddress: VISITOR })
      await ask(`${url}/api/contact`, { ...POST, localAddress: VISITOR }, FORM)
      await ask(`${url}/api/contact`, { ...POST, localAddress: VISITOR, headers: { 'Content-Length': 1e9 } })
    }
    assert.not.match(down.log() + host.log(), VISITOR)
  })

  test(`${name} serves a folder whose name has spaces and quotes`, async () => {
    assert.is(await (await fetch(`${elsewhere.url}/about`)).text(), '<title>about</title>')
  })
}

const rules = parseRules(await readFile('dist/_headers', 'utf8'))
const names = [...new Set([...headersFor(rules, '/').keys(), ...new Headers(API).keys(), 'content-type'])]

/** The requests whose answers are compared with those of the Node server. */
async function requests(): Promise<[path: string, reason: string, options?: RequestOptions, body?: string][]> {
  const asset = (await readdir('dist/assets')).find(name => name.endsWith('.js'))
  return [
    ...allPages.map(({ path }): [string, string] => [path, 'a page']),
    [`/assets/${asset}`, 'a script'],
    [latin.path, 'a font'],
    ['/og/about.png', 'a picture for other sites'],
    ['/favicon.svg', 'another file'],
    ['/favicon.ico', 'another file'],
    ['/manifest.webmanifest', 'a type that few servers know'],
    ['/sitemap.xml', 'another file'],
    ['/robots.txt', 'another file'],
    ['/nothing', 'no page'],
    ['/assets/nothing.js', 'no script'],
    ['/_headers', 'for the server only'],
    ['/about', 'the head alone', { method: 'HEAD' }],
    ['/about', 'a method that pages do not know', { method: 'POST' }],
    ['/api/nothing', 'no form'],
    ['/api/contact', 'a form that is asked for'],
    ['/api/contact', 'a form without a body', POST],
    ['/api/contact', 'a form', POST, FORM],
  ]
}

const codings: [path: string, accepted: string, reason: string][] = [
  ['/about', 'br', 'the best'],
  ['/about', 'gzip, deflate, br', 'a browser'],
  ['/about', 'gzip', 'an older client'],
  ['/about', 'gzip, br;q=0', 'one that refuses the best'],
  ['/about', 'identity', 'one without compression'],
  ['/', 'br', 'the home page'],
  ['/nothing', 'br', 'the error page'],
  ['/nothing', '', 'the error page'],
  ['/favicon.svg', 'gzip', 'a picture'],
  ['/manifest.webmanifest', 'br', 'a type that few servers know'],
  ['/media.css', 'br', 'a stylesheet'],
  [latin.path, 'br', 'a font, which is compressed already'],
]

const bodies: [size: number, status: number, by: string, reason: string][] = [
  [LARGEST_BODY - 1000, 202, 'the relay', 'the longest that it reads'],
  [LARGEST_BODY + 1000, 413, 'the relay', 'a little more, which it refuses with its own words'],
  [20 * LARGEST_BODY, 413, 'the web server', 'far more'],
]

type Seen = { status: number | undefined; headers: Record<string, string | undefined> }

/** Requests a URL. Resolves with the status, the Location and the headers that the rules name. */
function ask(url: string, options: RequestOptions = {}, body = ''): Promise<Seen> {
  const send = url.startsWith('https:') ? secure : plain
  return new Promise((resolve, reject) => {
    send(url, { rejectUnauthorized: false, ...options }, response => {
      const { statusCode: status, headersDistinct } = response.resume()
      // An answer without content needs no type.
      const compared = [...names, 'location'].filter(name => status !== 405 || name !== 'content-type')
      const headers = compared.map(name => [name, headersDistinct[name]?.join(' AND ').replace(/,\s*/g, ', ')])
      resolve({ status, headers: Object.fromEntries(headers) })
    })
      .on('error', reject)
      .end(body)
  })
}

/** Requests a URL. Resolves with what depends on the content coding, and the decoded content. */
function read(url: string, headers: Record<string, string>) {
  return new Promise((resolve, reject) => {
    plain(url, { headers }, async response => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const { vary, 'content-encoding': coding, 'content-language': language, 'content-type': type } = response.headers
      const text = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
      // What is there in one coding only needs no Vary.
      resolve({ coding, language, type, vary: url.endsWith(latin.path) ? '' : vary, text: text.toString('latin1') })
    })
      .on('error', reject)
      .end()
  })
}

/**
 * Requests a path exactly as given: HTTP client libraries would normalise it. A redirect within the site may name the site,
 * as Apache's do.
 */
async function askRaw(url: string, path: string) {
  const { status, headers, body } = await sendRaw(url, [
    `GET ${path} HTTP/1.1\r\nHost: qafila.example\r\nConnection: close\r\n\r\n`,
  ])
  const location = headers.get('Location')?.replace(/^http:\/\/qafila\.example(?=\/)/, '')
  return { answer: { status, ...(location !== undefined && { location }) }, headers, body }
}

async function oddSite(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'behind-')), `the site's "own"; folder #1`)
  await mkdir(folder)
  for (const name of ['404', 'index', 'about']) await writeFile(join(folder, `${name}.html`), `<title>${name}</title>`)
  return folder
}
