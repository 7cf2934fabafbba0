// The font files that are served hold what the words need.
import { readFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fontFiles } from '../../src/tools/font-files'

for (const { path, contents } of await fontFiles()) {
  test(`${path} is cut for the words as they are; npm run fonts cuts it again`, async () => {
    assert.ok(contents.equals(await readFile(`static${path}`)))
  })
}

test.run()
