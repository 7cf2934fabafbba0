// nginx with the configuration of the build against the Node server: the same answers with the same headers, over plain
// http and over TLS. npm run test:nginx
import { readdir, readFile } from 'node:fs/promises'
import { request as plain } from 'node:http'
import { type RequestOptions, request as secure } from 'node:https'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { API, headersFor, parseRules } from '../../src/hosts/headers'
import { startServer } from '../../src/server/node'
import { latin } from '../../src/theme/font'
import { startNginx } from '../support/nginx'
import { allPages } from '../support/site'

const settings = { port: 0, host: '127.0.0.1', root: 'dist', outbox: '.build/nginx/outbox', trustProxy: 1 }
const node = await startServer(settings, { forms: { admit: () => true } })
const nginx = await startNginx(node.url)
const down = await startNginx('http://127.0.0.1:1')
test.after(async () => {
  await Promise.all([nginx.close(), down.close(), node.close()])
})

const rules = parseRules(await readFile('dist/_headers', 'utf8'))
const names = [...new Set([...headersFor(rules, '/').keys(), ...new Headers(API).keys()])]
const asset = (await readdir('dist/assets')).find(name => name.endsWith('.js'))

type Answer = { status: number | undefined; headers: Record<string, string | undefined> }

/** The status, the place that it leads to and the headers that the rules know. */
function ask(url: string, options: RequestOptions = {}, body = ''): Promise<Answer> {
  const send = url.startsWith('https:') ? secure : plain
  return new Promise((resolve, reject) => {
    send(url, { rejectUnauthorized: false, ...options }, ({ statusCode, headersDistinct }) => {
      // The policy of a redirect, which shows nothing, is that of either address.
      const seen = [...names, 'location'].filter(name => statusCode !== 308 || name !== 'content-security-policy')
      const headers = seen.map(name => [name, headersDistinct[name]?.join(' AND ')])
      resolve({ status: statusCode, headers: Object.fromEntries(headers) })
    })
      .on('error', reject)
      .end(body)
  })
}

const FORM = 'fullName=Nour&email=nour@deltaholidays.example&mobilePhone=1&message=A+demo'
const POST = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
const requests: [path: string, reason: string, options?: RequestOptions, body?: string][] = [
  ...allPages.map(({ path }) => [path, 'a page'] as [string, string]),
  [`/assets/${asset}`, 'a script'],
  [latin.path, 'a font'],
  ['/favicon.svg', 'another file'],
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

test.run()
