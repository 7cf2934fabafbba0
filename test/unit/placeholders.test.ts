import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findPlaceholders, placeholderList } from '../../src/tools/find-placeholders'

const root = await mkdtemp(join(tmpdir(), 'placeholders-'))
test.after(() => rm(root, { recursive: true }))

const KEYWORD = 'PLACEHOLDER'
await mkdir(join(root, 'deep'))

const marks: [line: string, kind: string, text: string, reason: string][] = [
  [`// ${KEYWORD}: mailbox; put yours here`, 'mailbox', 'mailbox; put yours here', 'a kind'],
  [`    // ${KEYWORD}: work, training; put yours`, 'work', 'work, training; put yours', 'a kind, and which one'],
  [`{/* ${KEYWORD}: date; put it here */}`, 'date', 'date; put it here', 'a comment in JSX'],
  [`// ${KEYWORD}: an invented hotel; put yours here`, 'FOLDER', 'an invented hotel; put yours here', 'a sentence'],
  [`// ${KEYWORD}: check this on your own address, later; it may differ`, 'FOLDER', '', 'a long sentence'],
  [`// ${KEYWORD}: all of it`, 'FOLDER', 'all of it', 'no instruction'],
]

for (const [index, [line, kind, text, reason]] of marks.entries()) {
  test(`a mark with ${reason} is listed by file, line and text`, async () => {
    const file = join(root, 'deep', `${index}.tsx`)
    await writeFile(file, `const a = 1\r\n\r\n${line}\r\nconst b = 2\n`)
    const path = file.split(sep).join('/')
    const [found] = (await findPlaceholders(root)).filter(({ place }) => place.startsWith(path))
    assert.is(found?.place, `${path}:3`)
    assert.is(found?.kind, kind === 'FOLDER' ? 'in deep' : kind)
    assert.match(String(found?.text), text)
  })
}

test('no mark in the sources is passed over', async () => {
  const names = (await readdir('src', { recursive: true })).filter(
    name => /\.tsx?$/.test(name) && !/^(build|tools)/.test(name),
  )
  const texts = await Promise.all(names.map(name => readFile(join('src', name), 'utf8')))
  const words = texts.flatMap(text => text.match(new RegExp(KEYWORD, 'g')) ?? [])
  assert.ok(words.length > 0)
  assert.is((await findPlaceholders('src')).length, words.length)
})

test('the list ends with how many there are of each kind and in all', () => {
  const mark = { place: 'src/a.ts:1', text: 'date; put it here', kind: 'date' }
  const lines = placeholderList([mark, { ...mark, kind: 'brand' }, mark]).split('\n')
  assert.equal(lines, [
    ...Array(3).fill('src/a.ts:1  date; put it here'),
    '',
    '   2  date',
    '   1  brand',
    '   3  in all',
  ])
})

test.run()
