// The commands that the documents and CI mention.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readFile('package.json', 'utf8'))

const listed = ['src', 'test', '.github'].map(async folder =>
  (await readdir(folder, { recursive: true })).map(name => join(folder, name)),
)
const documents = ['README.md', '.ci/run', ...(await Promise.all(listed)).flat().filter(isDocument)]

function isDocument(file: string): boolean {
  return /\.(md|yml)$/.test(file) && !/node_modules|\.build/.test(file)
}

for (const file of documents) {
  test(`${file} names commands that there are`, async () => {
    const named = Array.from((await readFile(file, 'utf8')).matchAll(/\bnpm run ([a-z][\w:-]*)/g), ([, name]) => name)
    assert.equal(
      named.filter(name => !(name && name in scripts)),
      [],
    )
  })
}

for (const [name, script] of Object.entries(scripts)) {
  test(`npm run ${name} runs modules that there are, by no shell's own words but exec`, () => {
    const entries = Array.from(script.matchAll(/run\.mjs (\S+)/g), ([, entry]) => entry)
    assert.equal(
      entries.filter(entry => !(entry && existsSync(entry))),
      [],
    )
    assert.not.match(script, /[$;|]|^\w+=/)
  })
}

test('CI runs the test command that the README names', async () => {
  const command = (await readFile('.ci/run', 'utf8')).trim().split('\n').at(-1) ?? ''
  assert.is(command, 'npm ci && npm test')
  assert.match(await readFile('README.md', 'utf8'), `${command} `)
})

test.run()
