// What no script of the built site does, and which files belong to it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const FOLDER = 'dist/assets'

/** The form formats with Intl in one place, some time after a letter was typed (contact/form/Progress.tsx). */
const OF_FORM = /^Contact-/

test('no script but that of the form formats with Intl: its first use takes longer than a frame (src/number.ts)', () => {
  const scripts = readdirSync(FOLDER).filter(file => file.endsWith('.js') && !OF_FORM.test(file))
  assert.ok(scripts.length > 20, `${scripts.length} scripts`)
  const found = scripts.filter(file =>
    /\bIntl\b(?!\.Segmenter)|toLocale(?!\w*Case)/.test(readFileSync(join(FOLDER, file), 'utf8')),
  )
  assert.equal(found, [])
})

test('every file of assets/ is named by a page, or by a script, list or stylesheet', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter(file => /\.(html|js|css|json)$/.test(file))
    .map(file => readFileSync(join('dist', file), 'utf8'))
  const named = new Set(texts.flatMap(text => text.match(/[\w-]+\.(js|css|json)\b/g) ?? []))
  const unused = readdirSync(FOLDER).filter(file => !named.has(file.replace(/\.(br|gz)$/, '')))
  assert.equal(unused, [])
})

test.run()
