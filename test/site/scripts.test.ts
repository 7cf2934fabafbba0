// What no script of the built site does.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const FOLDER = 'dist/assets'

test('no script formats with Intl: its first use takes longer than a frame (src/number.ts)', () => {
  const scripts = readdirSync(FOLDER).filter(file => file.endsWith('.js'))
  assert.ok(scripts.length > 20, `${scripts.length} scripts`)
  const found = scripts.filter(file => /\bIntl\b|toLocale(?!\w*Case)/.test(readFileSync(join(FOLDER, file), 'utf8')))
  assert.equal(found, [])
})

test.run()
