// CONTACT_MODE=direct puts the mail key into the site; no other build contains a trace of it. The built site in a browser, with
// a provider that allows calls from browsers (CORS) or refuses them.
import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import { findPlaceholders } from '../../src/generator/placeholders'
import { giveBack, openBrowser, until } from '../support/browser'
import { buildWith, copyQuickly, create, type Plant, replace } from '../support/planted'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'

const ROOT = '.build/direct-site'
const KEY = 'key-3ax6xnjp29jd6fds4gc373sgvjxteol0'

let allowed = true
const calls: { authorization: string | undefined; body: string }[] = []
const provider = createServer(async (request, response) => {
  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'authorization',
    // Browsers remember the permission for 5 s by default, within which a later test would still have it.
    'Access-Control-Max-Age': '0',
  }
  if (request.method === 'OPTIONS') response.writeHead(allowed ? 204 : 403, allowed ? cors : {}).end()
  else {
    calls.push({ authorization: request.headers.authorization, body: await text(request) })
    response.writeHead(200, cors).end()
  }
})
await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
const { port } = provider.address() as AddressInfo
const url = `http://127.0.0.1:${port}/v3/mg.example.com/messages`

const trial = {
  CONTACT_MODE: 'direct',
  MAIL_URL: url,
  MAIL_KEY: KEY,
  MAIL_FROM: 'no-reply@mg.example.com',
  MAIL_TO: 'info@example.com',
  SITE_URL: undefined,
}
const live = { ...trial, SITE_URL: 'https://www.example.org', SAMPLES: 'allow' }

await copyQuickly(ROOT)
/** What the build for a trial says. It stops at a fault once it has said it, before it takes its time. */
const { stderr: warning } = await buildWith(ROOT, [replace('build.ts', 'await buildPages(settings)', 'need()')], trial)
const refused = await buildWith(ROOT, [], live)

const SAID = /^(?:!!! {3})?(src\/content\/\S+):(\d+) {2}/
/** What the build reported as untrue: the file, and the text itself, which stands below its mark. */
const untrue = await Promise.all(
  warning
    .split('\n')
    .flatMap(line => (SAID.test(line) ? [line] : []))
    .map(async line => {
      const [, file = '', number] = line.match(SAID) ?? []
      const text = (await readFile(file, 'utf8')).split('\n').slice(Number(number)).join('\n')
      return { line: line.replace(/^!!! +/, ''), file, text }
    }),
)

/** The texts as an owner leaves them who has written them anew: without marks. */
const rewritten: Plant[] = [...new Set(untrue.map(({ file }) => file))].map(file =>
  replace(file, /^ *\/\/ RELAY: .*\n/gm, ''),
)
const sample = create('src/content/planted.ts', "export const planted = { name: 'Delta', sample: true }\n")
/** A site in English alone: in which language a form stands makes no difference here, and half the pages take half the time. */
const english = [
  replace('src/content/editions.ts', /^ {2}ar: .*\n/m, ''),
  replace('pages.ts', /^ {2}arabicPage\(.*\n/gm, ''),
]
const built = await buildWith(ROOT, [...rewritten, ...english, sample], live)
assert.is(built.code, 0, built.stderr)
const root = join(ROOT, 'dist')

const browser = await openBrowser(root)
test.after(async () => {
  await browser.close()
  provider.closeAllConnections()
  await new Promise(resolve => provider.close(resolve))
  await rm(ROOT, { recursive: true, force: true })
})
test.before.each(() => {
  allowed = true
  calls.length = 0
})

const fields = { ...visitor, message: 'A demo?' }

const shows = (form: string, role: string, sentence: string) =>
  `document.querySelector('${form} [role=${role}]').textContent === ${JSON.stringify(sentence)}`

test('a message goes from the browser to the provider, once, with the key', async () => {
  const { page } = await browser.visit('/contact')
  for (const [name, value] of Object.entries(fields)) await page.type(`main form [name=${name}]`, value)
  await page.click('main form button')
  await until(page, shows('main form', 'status', sentences.sent))
  await giveBack(page)
  assert.is(calls.length, 1)
  assert.is(calls[0]?.authorization, `Basic ${btoa(`api:${KEY}`)}`)
  assert.match(calls[0]?.body ?? '', 'New Contact Form From Nour')
})

test('a subscription goes from the browser to the provider', async () => {
  const { page } = await browser.visit('/about')
  await page.type('footer form [name=email]', fields.email)
  await page.click('footer form button')
  await until(page, shows('footer form', 'status', site.subscribe.success))
  await giveBack(page)
  assert.match(calls[0]?.body ?? '', 'New newsletter subscription')
})

test('a provider that refuses browsers is a failure, and the key stays here', async () => {
  allowed = false
  const { page } = await browser.visit('/contact')
  for (const [name, value] of Object.entries(fields)) await page.type(`main form [name=${name}]`, value)
  await page.click('main form button')
  await until(page, shows('main form', 'alert', sentences.failed))
  await giveBack(page)
  assert.equal(calls, [])
})

// What the build says, and what stands in its files

type Texts = ReadonlyMap<string, string>

/** Reads the files of a built site, but for pictures, fonts and the compressed copies. */
async function textsOf(root: string): Promise<Texts> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && !/\.(br|gz|png|ico|woff2)$/.test(entry.name))
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(await Promise.all(paths.map(async path => [path, await readFile(path, 'utf8')] as const)))
}

const [texts, directTexts] = [await textsOf('dist'), await textsOf(root)]

/** Returns the names of the files that contain a text. */
const filesWith = (texts: Texts, text: RegExp): string[] =>
  [...texts].flatMap(([name, words]) => (text.test(words) ? name : []))

test('a default build knows neither the call nor its settings', () => {
  assert.equal(filesWith(texts, /Authorization|Basic |api:|virtual:mail|MAIL_|CONTACT_MODE/), [])
})

test('a default build posts to the relay', () => {
  assert.is(
    filesWith(texts, /["'`]\/api\/subscribe["'`]/).some(file => file.endsWith('.js')),
    true,
  )
})

test('a direct build says loudly that everybody can read the key', () => {
  assert.match(warning, /^!!! CONTACT_MODE=direct: MAIL_KEY IS WRITTEN INTO THE SITE\.$/m)
  assert.match(warning, /CORS/)
})

test('a direct build has the provider and the key in its scripts', () => {
  assert.is(filesWith(directTexts, new RegExp(url)).filter(file => file.endsWith('.js')).length, 1)
  assert.is(filesWith(directTexts, new RegExp(KEY)).filter(file => file.endsWith('.js')).length, 1)
})

test('a direct build does not say the key', () => {
  for (const said of [warning, refused.stderr, built.stderr]) assert.not.match(said, KEY)
})

const claims: [file: string, claim: string][] = [
  ['src/content/privacy.ts', 'never reaches a browser'],
  ['src/content/privacy.ts', 'our own server'],
  ['src/content/privacy.ts', 'outbox'],
  ['src/content/privacy.ts', 'limits how many messages'],
  ['src/content/ar/privacy.ts', 'صندوق الصادر'],
  ['src/content/asked.ts', 'Our server keeps it'],
]

for (const [file, claim] of claims) {
  test(`a direct build names the text that is untrue of it: ${claim}, in ${file}`, () => {
    assert.ok(
      untrue.some(found => found.file === file && found.text.slice(0, 400).includes(claim)),
      warning,
    )
  })
}

test('a direct build for a public address is refused, samples allowed or not, with the same texts', () => {
  const { code, stderr } = refused
  assert.is(code, 1)
  for (const { line } of untrue) assert.match(stderr, line)
  assert.match(stderr, 'CONTACT_MODE=direct makes the texts above untrue')
})

test('it is built for one when these were written anew, and says loudly which samples it was allowed to publish', async () => {
  const { stderr, lines } = built
  assert.match(stderr, 'CONTACT_MODE=direct')
  assert.not.match(stderr, 'Untrue in this mode')
  const { length } = await findPlaceholders('src')
  const says = `!!! SAMPLES=allow: ${length + 1} SAMPLES AND PLACEHOLDERS ARE PUBLISHED AT https://www.example.org.`
  assert.ok(lines.includes(says), stderr)
})

test('a direct build has no script that posts to the relay', () => {
  assert.equal(
    filesWith(directTexts, /fetch\([^)]*\/api\//).filter(file => file.endsWith('.js')),
    [],
  )
})

test.run()
