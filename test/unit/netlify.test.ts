// The `_headers` file for Netlify, which knows no `!`, and whose choice between two rules is not documented.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findPage } from '../../pages'
import { sha256 } from '../../src/hosts/hash'
import { headersFor, parseRules, type Rule } from '../../src/hosts/headers'
import { netlifyFile } from '../../src/hosts/netlify'
import { headersFaults, hostRules } from '../../src/hosts/rules'

const SETTINGS = { siteUrl: 'https://qafila.example', direct: null }
const written = [
  { page: findPage('/'), styles: ['a{}'], inline: ['go()'] },
  { page: findPage('/about'), styles: ['b{}', 'c{}'], inline: ['go()'] },
  { page: findPage('/404'), styles: ['d{}'], inline: ['go()'] },
]
const rules = hostRules(written, SETTINGS)
const file = netlifyFile(rules)
const read = parseRules(file)
const matching = (path: string): Rule[] =>
  read.filter(({ path: pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path))
const policiesOf = (path: string) => matching(path).flatMap(({ headers }) => headers['Content-Security-Policy'] ?? [])
const paths = ['/', '/about', '/assets/app.js', '/fonts/a.woff2', '/og/about.png', '/nothing', '/favicon.svg']

test('no line begins with !, which Netlify refuses', () => {
  assert.not.match(file, /^\s*!/m)
})

for (const path of paths) {
  test(`no two rules for ${path} set the same header, but for the policy`, () => {
    const names = matching(path).flatMap(({ headers }) => Object.keys(headers))
    const repeated = names.filter((name, i) => names.indexOf(name) !== i)
    assert.equal(
      repeated.filter(name => name !== 'Content-Security-Policy'),
      [],
    )
  })

  test(`${path} has the headers that other hosts send, but for the policy and, without a rule of its own, two`, () => {
    const expected = headersFor(rules, path)
    const headers = headersFor(read, path)
    for (const [name, value] of headers) if (name !== 'content-security-policy') assert.is(value, expected.get(name))
    const missing = [...expected.keys()].filter(name => !headers.has(name) && name !== 'content-security-policy')
    const isOwn = matching(path).length > 1
    assert.equal(missing, isOwn ? [] : ['cache-control', 'cross-origin-resource-policy'])
  })
}

const pages: [path: string, styles: string[]][] = [
  ['/', ['a{}']],
  ['/about', ['b{}', 'c{}']],
  ['/nothing', ['d{}']],
]

for (const [path, styles] of pages) {
  test(`every policy that may count for ${path} allows its styles and its script`, () => {
    assert.ok(policiesOf(path).length > 0)
    for (const policy of policiesOf(path)) {
      const directives = new Map(policy.split('; ').map(text => [text.split(' ')[0], text]))
      assert.match(String(directives.get('script-src')), sha256('go()'))
      const styleSrc = directives.get('style-src')
      if (!styleSrc) assert.not(directives.has('default-src'), 'nothing limits the styles')
      else for (const css of styles) assert.match(styleSrc, sha256(css))
    }
  })
}

test('an unknown path may not be framed, and loads and runs nothing of others', () => {
  const [policy = ''] = policiesOf('/nothing')
  for (const part of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"])
    assert.match(policy, part)
  assert.not.match(policy, 'unsafe')
})

test('a page has the same policy of its own as on other hosts', () => {
  assert.is(policiesOf('/about').at(-1), headersFor(rules, '/about').get('Content-Security-Policy'))
})

test('the file keeps within the limits of the hosts', () => {
  assert.equal(headersFaults(file), [])
})

test.run()
