import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { chooseTests, NoMatch } from '../support/choose'

const texts: Record<string, { own: string; whole: string }> = {
  'browser/draft': { own: `test('a draft outlives a reload'`, whole: `test('a draft outlives a reload'` },
  'server/outbox': { own: 'for (const { reason } of faults)', whole: `reason: 'a disk that is full' .. a reload` },
  'server/outbox-cli': { own: 'test(`a `', whole: 'what: "a full disk that lies"' },
  'unit/compose': { own: `test('Subject is short'`, whole: `test('Subject is short'` },
  'unit/unity': { own: '', whole: '' },
}
const files = Object.keys(texts)
const textOf = async (file: string) => texts[file] ?? { own: '', whole: '' }

const named: [pattern: string, files: string[], reason: string][] = [
  ['unit', ['unit/compose', 'unit/unity'], 'a folder, and no file elsewhere that has its name in it'],
  ['unit/', ['unit/compose', 'unit/unity'], 'a folder with its slash'],
  ['test/server', ['server/outbox', 'server/outbox-cli'], 'a folder by its path'],
  ['outbox', ['server/outbox', 'server/outbox-cli'], 'part of the name of two files'],
  ['server/outbox-cli', ['server/outbox-cli'], 'a file'],
  ['test/unit/compose.test.ts', ['unit/compose'], 'a file by its path'],
  ['test\\unit\\compose.test', ['unit/compose'], 'a file by its path on Windows'],
  ['COMPOSE', ['unit/compose'], 'capitals'],
]

for (const [pattern, found, reason] of named) {
  test(`${pattern} chooses ${reason}`, async () => {
    assert.equal(await chooseTests(files, [pattern], textOf), { files: found, titles: [] })
  })
}

test('without a pattern all files are chosen', async () => {
  assert.equal(await chooseTests(files, [], textOf), { files, titles: [] })
})

test('each pattern adds its files, and none comes twice', async () => {
  const chosen = await chooseTests(files, ['unity', 'unit', 'draft'], textOf)
  assert.equal(chosen.files, ['browser/draft', 'unit/compose', 'unit/unity'])
})

const titles: [pattern: string, groups: string[][], reason: string][] = [
  ['draft outlives', [['browser/draft']], 'where it stands as it is'],
  ['subject IS', [['unit/compose']], 'in lower and upper case'],
  ['disk that is full', [['server/outbox'], ['server/outbox-cli']], 'in a table that the file imports first'],
  ['a full disk', [['server/outbox-cli'], ['server/outbox']], 'where more of it stands together first'],
  ['a reload', [['browser/draft'], ['server/outbox']], 'in the text of the file itself first'],
  ['a disk with 17 bytes that is', [], 'nowhere: a word is not there'],
  ['a 17 disk', [['server/outbox', 'server/outbox-cli']], 'where all but the figure is, which may be computed'],
]

for (const [pattern, groups, reason] of titles) {
  test(`the title ${JSON.stringify(pattern)} is looked for ${reason}`, async () => {
    const choice = chooseTests(files, [pattern], textOf)
    if (groups.length > 0) assert.equal(await choice, { files: [], titles: [{ title: pattern, groups }] })
    else assert.instance(await choice.catch(error => error), NoMatch)
  })
}

test('the tests of a file that is chosen whole are not run again for a title', async () => {
  const choice = await chooseTests(files, ['draft', 'a reload'], textOf)
  assert.equal(choice.titles, [{ title: 'a reload', groups: [['server/outbox']] }])
})

test.run()
