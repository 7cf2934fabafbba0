// CONTACT_MODE=direct puts the mail key into the site; no other build contains a trace of it.
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { buildDirect, directSettings, KEY } from '../support/direct'
import { buildWith, type Plant } from '../support/planted'

const ROOT = '.build/direct-site'
const URL = 'https://api.eu.mailgun.net/v3/mg.example.com/messages'
const POLICY = 'src/content/privacy.ts'
const { root, warning } = await buildDirect(ROOT, URL)
test.after(() => rm(ROOT, { recursive: true, force: true }))
const live = { ...directSettings(URL), SITE_URL: 'https://www.example.org', SAMPLES: 'allow' }

/** The sentences of the privacy policy that the build reported as untrue. */
const untrue = warning
  .split('\n')
  .flatMap(line => line.match(/^!!! {3}src\/content\/privacy\.ts:\d+: (.+)$/)?.[1] ?? [])

/** The policy without these sentences. */
const rewritten: Plant = {
  file: POLICY,
  change: text => untrue.reduce((text, sentence) => text.replace(sentence, 'Rewritten.'), text),
}

/** Returns the files of a built site that contain a text. */
async function filesWith(root: string, text: RegExp): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const found = await Promise.all(files.map(async file => text.test(await readFile(file, 'utf8'))))
  return files.filter((_, i) => found[i])
}

test('a default build knows neither the call nor its settings', async () => {
  assert.equal(await filesWith('dist', /Authorization|Basic |api:|virtual:mail|MAIL_|CONTACT_MODE/), [])
})

test('a default build posts to the relay', async () => {
  assert.is(
    (await filesWith('dist', /["'`]\/api\/subscribe["'`]/)).some(file => file.endsWith('.js')),
    true,
  )
})

test('a direct build says loudly that everybody can read the key', () => {
  assert.match(warning, /^!!! CONTACT_MODE=direct: MAIL_KEY IS WRITTEN INTO THE SITE\.$/m)
  assert.match(warning, /CORS/)
})

test('a direct build has the provider and the key in its scripts', async () => {
  assert.is((await filesWith(root, new RegExp(URL))).filter(file => file.endsWith('.js')).length, 1)
  assert.is((await filesWith(root, new RegExp(KEY))).filter(file => file.endsWith('.js')).length, 1)
})

test('a direct build does not say the key', () => {
  assert.not.match(warning, KEY)
})

for (const claim of [/ key .* never reaches a browser/, /our own server/, /outbox/, /limits how many messages/]) {
  test(`a direct build names the sentence of the policy that is untrue of it: ${claim.source}`, () => {
    assert.ok(
      untrue.some(sentence => claim.test(sentence)),
      warning,
    )
  })
}

test('a direct build for a public address is refused, samples allowed or not, with the same sentences', async () => {
  const { code, stderr } = await buildWith(ROOT, [], live)
  assert.is(code, 1)
  for (const sentence of untrue) assert.match(stderr, sentence)
  assert.match(stderr, 'CONTACT_MODE=direct makes the sentences above untrue')
})

test('it is built for one when the policy was written anew', async () => {
  const { code, stderr } = await buildWith(ROOT, [rewritten], live)
  assert.is(code, 0, stderr)
  assert.match(stderr, 'CONTACT_MODE=direct')
  assert.not.match(stderr, `${POLICY}:`)
})

test('a direct build has no script that posts to the relay', async () => {
  assert.equal(
    (await filesWith(root, /fetch\([^)]*\/api\//)).filter(file => file.endsWith('.js')),
    [],
  )
})

test.run()
