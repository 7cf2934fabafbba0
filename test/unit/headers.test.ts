import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findPage } from '../../pages'
import { sha256 } from '../../src/hosts/hash'
import { headersFor, parseRules } from '../../src/hosts/headers'
import { headersFaults, headersFile, hostRules } from '../../src/hosts/rules'

const HTTPS = { siteUrl: 'https://qafila.example', direct: null, secret: null }
const written = [
  { page: findPage('/'), styles: ['a{}'] },
  { page: findPage('/about'), styles: ['b{}', 'c{}'] },
  { page: findPage('/404'), styles: ['d{}'] },
]
const rules = hostRules(written, HTTPS)
const hash = (css: string) => `'${sha256(css)}'`
const policyOf = (path: string, list = rules) =>
  new Map(
    String(headersFor(list, path).get('Content-Security-Policy'))
      .split('; ')
      .map(directive => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values.join(' ')] as const
      }),
  )

const styles: [path: string, hashes: string, reason: string][] = [
  ['/about', `${hash('b{}')} ${hash('c{}')}`, 'its own'],
  ['/nothing', `${hash('a{}')} ${hash('d{}')}`, 'the 404 page, and the home page that shares its rule'],
  ['/', `${hash('a{}')} ${hash('d{}')}`, 'Cloudflare would not let a rule for / replace that of all paths'],
]

for (const [path, hashes, reason] of styles) {
  test(`the policy of ${path} allows the style elements of ${reason}`, () => {
    assert.is(policyOf(path).get('style-src'), hashes)
  })
}

test('a policy allows nothing but what it names, and no inline code', () => {
  const policy = policyOf('/about')
  assert.is(policy.get('default-src'), "'none'")
  assert.is(policy.get('script-src'), "'self'")
  assert.is(policy.get('require-trusted-types-for'), "'script'")
  assert.not.match(headersFile(rules), /unsafe|data:|\*;/)
})

test('no rule is for /, which Cloudflare applies before that of all paths', () => {
  assert.equal(
    rules.map(({ path }) => path),
    ['/*', '/assets/*', '/fonts/*', '/og/*', '/about'],
  )
})

test('in order of their paths, as Cloudflare keeps them, the rules say the same', () => {
  const sorted = [...rules].sort((a, b) => (a.path < b.path ? -1 : 1))
  for (const path of ['/', '/about', '/assets/app.js', '/og/about.png', '/nothing']) {
    assert.equal([...headersFor(sorted, path)], [...headersFor(rules, path)])
  }
})

test('a host that lets the last rule win, and knows no !, sends the same', () => {
  const names = (path: string) => [...headersFor(rules, path).keys()]
  for (const path of ['/', '/about', '/assets/app.js', '/og/about.png', '/nothing']) {
    const last = new Headers()
    for (const rule of rules) {
      if (rule.path !== path && !(rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1)))) continue
      for (const [name, value] of Object.entries(rule.headers)) last.set(name, value)
    }
    assert.equal([...last], [...headersFor(rules, path)], names(path).join())
  }
})

const caching: [path: string, header: string, value: string][] = [
  ['/about', 'Cache-Control', 'no-cache'],
  ['/assets/app.js', 'Cache-Control', 'public, max-age=31536000, immutable'],
  ['/fonts/a.woff2', 'Cache-Control', 'public, max-age=31536000, immutable'],
  ['/about', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/og/about.png', 'Cross-Origin-Resource-Policy', 'cross-origin'],
]

for (const [path, header, value] of caching) {
  test(`${path} has ${header}: ${value}`, () => {
    assert.is(headersFor(rules, path).get(header), value)
  })
}

test('HSTS is for a year at least and for all subdomains', () => {
  const value = String(headersFor(rules, '/').get('Strict-Transport-Security'))
  assert.ok(Number(value.match(/max-age=(\d+)/)?.[1]) >= 31_536_000)
  assert.match(value, 'includeSubDomains')
})

test('a site on plain http has neither HSTS nor the upgrade', () => {
  const file = headersFile(hostRules(written, { ...HTTPS, siteUrl: 'http://localhost:3000' }))
  assert.not.match(file, /Strict-Transport-Security|upgrade-insecure-requests/)
})

test('a direct build may call the origin of its provider, and differs in nothing else', () => {
  const url = 'https://api.eu.mailgun.net/v3/mg.example.com/messages'
  const direct = headersFile(hostRules(written, { ...HTTPS, direct: { url } }))
  assert.match(direct, "connect-src 'self' https://api.eu.mailgun.net;")
  assert.is(direct.replaceAll(' https://api.eu.mailgun.net', ''), headersFile(rules))
})

test('what is written is read as it was', () => {
  assert.equal(parseRules(headersFile(rules)), rules)
})

test('comments, empty lines and lines before the first path are passed over', () => {
  assert.equal(parseRules('X: 1\n! X\n# a: comment\n\n/a\n  # another: one\n  X: 2\n  nonsense\n'), [
    { path: '/a', detached: [], headers: { X: '2' } },
  ])
})

test('a name that two rules set has both values', () => {
  assert.is(headersFor(parseRules('/*\n  X: 1\n/a\n  X: 2\n'), '/a').get('X'), '1, 2')
})

const limits: [text: string, faults: string[], reason: string][] = [
  [`/a\n  X: ${'x'.repeat(1995)}`, [], 'as long as Cloudflare reads'],
  [
    `/a\n  X: ${'x'.repeat(1996)}`,
    ['the line X of _headers has 2001 characters, Cloudflare reads 2000'],
    'longer than Cloudflare reads',
  ],
  ['/a\n  X: 1\n'.repeat(100), [], 'as many rules as Cloudflare reads'],
  ['/a\n  X: 1\n'.repeat(101), ['this is rule 101 of _headers, Cloudflare reads 100'], 'more rules'],
]

for (const [text, faults, reason] of limits) {
  test(`the build ${faults.length > 0 ? 'refuses' : 'takes'} a file with ${reason}`, () => {
    assert.equal(
      headersFaults(text),
      faults.map(what => ({ path: '/a', what })),
    )
  })
}

test.run()
