// The table of requirements names files that exist and tests that run.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const table = await readFile('test/specification/requirements.md', 'utf8')
const rows = [...table.matchAll(/^\| (\d\.\d+) \| (.+?) \| `(.+?)` \| `(.+?)`: (.+?) \| (.+?) \|$/gm)]

test('each row of the table is read', () => {
  assert.ok(rows.length > 0)
  assert.is(rows.length, table.match(/^\| \d/gm)?.length)
})

for (const [, id, requirement, file = '', testFile = '', title = ''] of rows) {
  test(`${id}, ${requirement}, stands where the table says and is held by the test that it names`, async () => {
    assert.ok(existsSync(file), file)
    assert.ok((await readFile(testFile, 'utf8')).includes(title), `${testFile}: ${title}`)
  })
}

test.run()
