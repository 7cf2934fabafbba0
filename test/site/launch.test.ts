// The build for an owner's public address: placeholders and samples, which stand in for the owner's content, stop it. That a
// site without any is built, test/site/owner.test.ts holds.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findPlaceholders } from '../../src/generator/placeholders'
import { buildWith, copySources, create } from '../support/planted'

const ROOT = '.build/launch'
const LIVE = { SITE_URL: 'https://www.example.org', SAMPLES: undefined }

await copySources(ROOT)
test.after(() => rm(ROOT, { recursive: true, force: true }))

const left = await findPlaceholders('src')
const refused = await buildWith(
  ROOT,
  [create('src/content/planted.ts', "\nconst a = { name: 'Delta', sample: true }\n")],
  LIVE,
)
const begun = existsSync(join(ROOT, '.build/server'))

test('a build for a public address is refused while placeholders and samples remain', () => {
  assert.is(refused.code, 1)
  assert.match(refused.stderr, `SITE_URL=https://www.example.org is a public address, and the ${left.length + 1} `)
  assert.match(refused.stderr, 'SAMPLES=allow')
})

test('it lists each placeholder with file and line', () => {
  for (const { place, text } of left) {
    const lines = refused.lines.filter(line => line.trim().startsWith(`${place} `) && line.endsWith(text))
    assert.is(lines.length, 1, place)
  }
})

test('it lists a sample with file and line', () => {
  assert.match(refused.stderr, /^ {2}src\/content\/planted\.ts:2 +sample; put a real one here: .*'Delta'$/m)
})

test('it is refused before anything is built', () => {
  assert.not(begun)
})

test.run()
