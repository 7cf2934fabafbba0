import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findPage } from '../../pages'
import { sha256 } from '../../src/hosts/hash'
import { API, asApi, headersFor, parseRules, type Rule } from '../../src/hosts/headers'
import { headersFaults, headersFile, hostRules } from '../../src/hosts/rules'

const HTTPS = { siteUrl: 'https://qafila.example', direct: null, secret: null }
const written = [
  { page: findPage('/'), styles: ['a{}'], inline: ['go()'] },
  { page: findPage('/about'), styles: ['b{}', 'c{}'], inline: ['go()'] },
  { page: findPage('/404'), styles: ['d{}'], inline: ['go()'] },
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
    assert.is(policyOf(path).get('style-src'), `'self' ${hashes}`)
  })
}

const many = hostRules(
  [
    ...written,
    { page: { path: '/services' }, styles: ['e{}'], inline: [] },
    ...Array.from({ length: 300 }, (_, i) => ({
      page: { path: `/services/a${i}` },
      styles: ['b{}', `f${i % 6}{}`],
      inline: [],
    })),
    { page: { path: '/services/deep/one' }, styles: ['g{}'], inline: [] },
    ...Array.from({ length: 200 }, (_, i) => ({ page: { path: `/services/full/a${i}` }, styles: ['h{}'], inline: [] })),
  ],
  HTTPS,
)
const kinds = [0, 1, 2, 3, 4, 5].map(kind => hash(`f${kind}{}`)).join(' ')

const folded: [path: string, hashes: string, reason: string][] = [
  ['/services/a7', `${hash('a{}')} ${hash('d{}')} ${hash('b{}')} ${kinds}`, 'its folder, and the 404 page'],
  ['/services/nothing', `${hash('a{}')} ${hash('d{}')} ${hash('b{}')} ${kinds}`, 'the 404 page, and the folder'],
  ['/services/deep/one', hash('g{}'), 'its own'],
  ['/services/full/a9', `${hash('a{}')} ${hash('d{}')} ${hash('h{}')}`, 'its folder, which is in another'],
  ['/services', hash('e{}'), 'its own'],
  ['/about', `${hash('b{}')} ${hash('c{}')}`, 'its own'],
]

for (const [path, hashes, reason] of folded) {
  test(`among hundreds of pages the policy of ${path} allows the style elements of ${reason}`, () => {
    for (const rules of [many, [...many].sort((a, b) => (a.path < b.path ? -1 : 1)), parseRules(headersFile(many))])
      assert.is(policyOf(path, rules).get('style-src'), `'self' ${hashes}`)
  })
}

test('hundreds of pages give as few rules and as short lines as the hosts read', () => {
  assert.equal(headersFaults(headersFile(many)), [])
})

const directives: [name: string, value: string, reason: string][] = [
  ['default-src', "'none'", 'nothing but what follows'],
  ['script-src', `'self' ${hash('go()')}`, 'files of the site, and no inline script but its own'],
  ['style-src', `'self' ${hash('b{}')} ${hash('c{}')}`, 'the style elements of the page, and files of the site'],
  ['img-src', "'self'", 'no picture of others'],
  ['font-src', "'self'", 'no font of others'],
  ['media-src', "'self'", 'no film of others'],
  ['connect-src', "'self'", 'the relay'],
  ['manifest-src', "'self'", 'the web manifest'],
  ['form-action', "'self'", 'forms post to the relay'],
  ['base-uri', "'none'", 'no base element'],
  ['frame-ancestors', "'none'", 'nobody frames the site'],
  ['require-trusted-types-for', "'script'", 'no text becomes a script'],
  ['trusted-types', "'none'", 'and no policy makes one'],
  ['upgrade-insecure-requests', '', 'everything over TLS'],
]

for (const [name, value, reason] of directives) {
  test(`a policy has ${name} ${value}: ${reason}`, () => {
    assert.is(policyOf('/about').get(name), value)
  })
}

test('a policy has no other directive', () => {
  assert.equal(
    [...policyOf('/about').keys()],
    directives.map(([name]) => name),
  )
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

// Written by hand, following the example of https://developers.cloudflare.com/workers/static-assets/headers/.
const FILE = `/*
  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'
  Cache-Control: no-cache

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/about
  ! Content-Security-Policy
  ! X-Frame-Options
  Content-Security-Policy: default-src 'self'; img-src https://a.example
`

const RULES: Rule[] = [
  {
    path: '/*',
    detached: [],
    headers: {
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-cache',
    },
  },
  {
    path: '/assets/*',
    detached: ['Cache-Control'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    path: '/about',
    detached: ['Content-Security-Policy', 'X-Frame-Options'],
    headers: { 'Content-Security-Policy': "default-src 'self'; img-src https://a.example" },
  },
]

test('rules are written as the hosts document them', () => {
  assert.is(headersFile(RULES), FILE)
})

test('a file as the hosts document it is read as it is meant', () => {
  assert.equal(parseRules(FILE), RULES)
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

test('an answer of the relay has the headers of its kind, and the one that was given is left as it was', async () => {
  const given = Response.json({ ok: true }, { status: 202, headers: { 'Retry-After': '60' } })
  const answer = asApi(new Request('https://qafila.example/api/contact'), given)
  for (const [name, value] of Object.entries(API)) assert.is(answer.headers.get(name), value)
  assert.equal([answer.status, answer.headers.get('Retry-After'), await answer.text()], [202, '60', '{"ok":true}'])
  assert.is(given.headers.get('Cache-Control'), null)
})

test('an answer without a body stays one', () => {
  const given = new Response(null, { status: 303, headers: { Location: '/contact#sent' } })
  const answer = asApi(undefined, given)
  assert.equal([answer.status, answer.body, answer.headers.get('Location')], [303, null, '/contact#sent'])
})

test('the page of a refused form keeps the policy that it has as a page', () => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "style-src 'sha256-x'" }
  const answer = asApi(undefined, new Response('<title>Contact</title>', { status: 422, headers }))
  assert.equal(Object.fromEntries(answer.headers), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "style-src 'sha256-x'",
  })
})

test.run()
