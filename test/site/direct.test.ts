// CONTACT_MODE=direct puts the mail key into the site; no other build has a trace of it.
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { buildDirect, KEY } from '../support/direct'

const ROOT = '.build/direct-site'
const URL = 'https://api.eu.mailgun.net/v3/mg.example.com/messages'
const { root, warning } = await buildDirect(ROOT, URL)
test.after(() => rm(ROOT, { recursive: true, force: true }))

/** The files of a built site that hold a text. */
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

test('a direct build has no script that posts to the relay', async () => {
  assert.equal(
    (await filesWith(root, /fetch\([^)]*\/api\//)).filter(file => file.endsWith('.js')),
    [],
  )
})

test.run()
