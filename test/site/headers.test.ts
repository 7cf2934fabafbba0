// The response headers of the built site, and the integrity of its scripts.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { sha256 } from '../../src/hosts/hash'
import { headersFor, parseRules, withoutTls } from '../../src/hosts/headers'
import { startScript } from '../../src/layout/start-script'
import { latin } from '../../src/theme/font'
import { allPages, documentOf, openServer } from '../support/site'

const test = suite('headers')
const rules = parseRules(await readFile('dist/_headers', 'utf8'))
const server = await openServer()
test.after(() => server.close())

const hash = (bytes: string | Uint8Array) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`
const asset = (await readdir('dist/assets')).find(name => name.endsWith('.js'))

const paths = [...allPages.map(({ path }) => path), `/assets/${asset}`, latin.path, '/favicon.svg', '/nothing']

for (const path of paths) {
  test(`the server sends ${path} with the headers of the file for the hosts`, async () => {
    const { headers } = await fetch(server.url + path)
    const expected = [...withoutTls(headersFor(rules, path))]
    assert.equal(
      expected.map(([name]) => [name, headers.get(name)]),
      expected,
    )
  })
}

test('the server does not serve the file for the hosts', async () => {
  assert.is((await fetch(`${server.url}/_headers`)).status, 404)
})

for (const path of paths) {
  test(`${path} cannot be framed, loads nothing of others and runs no text but its own`, async () => {
    const policy = String((await fetch(server.url + path)).headers.get('Content-Security-Policy')).split('; ')
    for (const directive of [
      "default-src 'none'",
      `script-src 'self' '${sha256(startScript)}'`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      assert.ok(policy.includes(directive), directive)
    }
  })
}

for (const { path } of allPages) {
  test(`the policy of ${path} allows each of its style elements`, async () => {
    const elements = [...(await documentOf(path)).querySelectorAll('style')]
    const policy = String(headersFor(rules, path).get('Content-Security-Policy'))
    const allowed = policy.match(/style-src ([^;]*)/)?.[1]?.split(' ') ?? []
    assert.ok(elements.length > 0)
    for (const { textContent } of elements) assert.ok(allowed.includes(`'${hash(textContent)}'`))
  })
}

test.run()
