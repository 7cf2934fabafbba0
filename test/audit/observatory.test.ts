// `npm run test:audit`: the Observatory's tests notice what a server sends. Needs the tools that `npm run audit` installs.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scoreOf } from './observatory'

const POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const GOOD = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const SCRIPT = '<script type="module" src="/a.js" integrity="sha256-AAAA"></script>'

/** Scores a page that is served with these headers. */
async function score(headers: Record<string, string>, html = SCRIPT) {
  const server = createServer((_, response) => response.writeHead(200, headers).end(html))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  try {
    return await scoreOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, '/')
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

test('good headers and scripts with integrity have all points that a site without cookies can have', async () => {
  assert.equal(await score(GOOD), { score: 135, grade: 'A+', failed: [] })
})

const planted: [reason: string, headers: Record<string, string>, failed: string][] = [
  [
    'a script over plain http',
    { 'Content-Security-Policy': POLICY.replace("'self'", 'http://a.example') },
    'csp-implemented-with-insecure-scheme',
  ],
  [
    'an inline script',
    { 'Content-Security-Policy': POLICY.replace("'self'", "'unsafe-inline'") },
    'csp-implemented-with-unsafe-inline',
  ],
  [
    'a week of HSTS',
    { 'Strict-Transport-Security': 'max-age=604800' },
    'hsts-implemented-max-age-less-than-six-months',
  ],
  ['a misspelt nosniff', { 'X-Content-Type-Options': 'no-sniff' }, 'x-content-type-options-header-invalid'],
  ['a referrer for everybody', { 'Referrer-Policy': 'unsafe-url' }, 'referrer-policy-unsafe'],
  ['a session cookie without Secure', { 'Set-Cookie': 'session=1' }, 'cookies-session-without-httponly-flag'],
  [
    'any origin with credentials',
    {
      'Access-Control-Allow-Origin': 'https://http-observatory.security.mozilla.org',
      'Access-Control-Allow-Credentials': 'true',
    },
    'cross-origin-resource-sharing-implemented-with-universal-access',
  ],
]

for (const [reason, headers, failed] of planted) {
  test(`${reason} is found`, async () => {
    assert.equal((await score({ ...GOOD, ...headers })).failed, [failed])
  })
}

test('a script without integrity costs the points of integrity', async () => {
  assert.is((await score(GOOD, SCRIPT.replace(/ integrity="[^"]*"/, ''))).score, 130)
})

test.run()
