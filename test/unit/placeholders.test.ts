import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findPlaceholders } from '../../src/generator/placeholders'
import { kindOf, placeholderList, unknownKinds } from '../../src/tools/placeholder-list'

const root = await mkdtemp(join(tmpdir(), 'placeholders-'))
test.after(() => rm(root, { recursive: true }))

const KEYWORD = 'PLACEHOLDER'
await mkdir(join(root, 'deep'))

const marks: [line: string, kind: string, text: string, reason: string][] = [
  [`// ${KEYWORD}: mailbox; put yours here`, 'mailbox', 'mailbox; put yours here', 'a kind'],
  [`    // ${KEYWORD}: work, training; put yours`, 'work', 'work, training; put yours', 'a kind, and which one'],
  [`{/* ${KEYWORD}: date; put it here */}`, 'date', 'date; put it here', 'a comment in JSX'],
  [`// ${KEYWORD}: all of it`, '', 'all of it', 'no kind'],
]

for (const [index, [line, kind, text, reason]] of marks.entries()) {
  test(`a mark with ${reason} is listed by file, line and text`, async () => {
    const file = join(root, 'deep', `${index}.tsx`)
    await writeFile(file, `const a = 1\r\n\r\n${line}\r\nconst b = 2\n`)
    const path = file.split(sep).join('/')
    const [found] = (await findPlaceholders(root)).filter(({ place }) => place.startsWith(path))
    assert.equal(found, { place: `${path}:3`, text })
    assert.is(found && kindOf(found), kind)
  })
}

const samples: [text: string, says: string, reason: string][] = [
  ["{ name: 'Delta', sample: true },", "name: 'Delta'", 'behind its name'],
  ["{ sample: true, name: 'Delta' },", "name: 'Delta'", 'before its name'],
  ["  name: 'Delta',\n  sample: true,", "name: 'Delta',", 'on a line of its own'],
]

for (const [index, [text, says, reason]] of samples.entries()) {
  test(`a sample is listed by its name where its flag stands ${reason}`, async () => {
    await mkdir(join(root, 'content'), { recursive: true })
    const file = join(root, 'content', `${index}.ts`)
    await writeFile(file, text)
    const place = `${file.split(sep).join('/')}:${text.split('\n').length}`
    const found = (await findPlaceholders(root)).filter(found => found.place === place)
    assert.equal(found, [{ place, text: `sample; put a real one here: ${says}` }])
    assert.equal(found.map(kindOf), ['sample'])
  })
}

test('a flag is a sample in the content only: a view reads it', async () => {
  const file = join(root, 'deep', 'view.tsx')
  await writeFile(file, 'if (is({ sample: true })) draw()')
  assert.not((await findPlaceholders(root)).some(({ place }) => place.includes('view.tsx')))
})

test('no mark in the sources is passed over', async () => {
  const names = (await readdir('src', { recursive: true })).filter(
    name => /\.tsx?$/.test(name) && !/^(generator|tools)/.test(name),
  )
  const texts = await Promise.all(names.map(name => readFile(join('src', name), 'utf8')))
  const words = texts.flatMap(text => text.match(new RegExp(KEYWORD, 'g')) ?? [])
  const marks = (await findPlaceholders('src')).filter(mark => kindOf(mark) !== 'sample')
  assert.is(marks.length, words.length)
})

test('each mark in the sources is of a kind that the owner supplies', async () => {
  assert.equal(unknownKinds(await findPlaceholders('src')), [])
})

test('the list is grouped by what the owner must supply, with how many there are of each and in all', () => {
  const date = { place: 'src/a.ts:1', text: 'date; put it here' }
  const brand = { place: 'src/company.ts:7', text: 'brand; put it here' }
  const sample = { place: 'src/b.ts:22', text: 'sample; Delta' }
  const lost = { place: 'src/c.ts:3', text: 'dtae; put it here' }
  assert.equal(placeholderList([date, lost, brand, date, sample]).split('\n'), [
    'Brand',
    '  src/company.ts:7  brand; put it here',
    '',
    'Proof',
    '  src/b.ts:22       sample; Delta',
    '',
    'Legal',
    ...Array(2).fill('  src/a.ts:1        date; put it here'),
    '',
    'Of no known kind',
    '  src/c.ts:3        dtae; put it here',
    '',
    '   1  brand',
    '   1  proof',
    '   2  legal',
    '   1  of no known kind',
    '   5  in all, 1 of them samples',
  ])
  assert.equal(unknownKinds([date, lost, brand]), [lost])
})

test.run()
