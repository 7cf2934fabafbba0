// Repeated builds: in another folder, with the same content, with changed content.
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { buildWith, copySources } from '../support/planted'

const ROOT = '.build/rebuilt'
/** A folder at another depth. Its `node_modules` is a link, as in all copies of the sources. */
const ELSEWHERE = '.build/deeper/a folder with spaces'
const DATE = { SOURCE_DATE_EPOCH: '1767225600' }

test.after(async () => {
  for (const folder of [ROOT, '.build/deeper']) await rm(folder, { recursive: true, force: true })
})

type Files = ReadonlyMap<string, Buffer>

async function filesOf(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.flatMap(entry => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
  return new Map(
    await Promise.all(files.sort().map(async file => [file.slice(folder.length + 1), await readFile(file)] as const)),
  )
}

/** Returns the names of the files that differ, or that only one of the two has. */
function changed(some: Files, others: Files): string[] {
  const names = new Set([...some.keys(), ...others.keys()])
  return [...names].filter(name => !others.get(name)?.equals(some.get(name) ?? Buffer.of())).sort()
}

async function build(folder: string, ...plants: Parameters<typeof buildWith>[1]) {
  const { code, stderr } = await buildWith(folder, plants, DATE)
  assert.is(code, 0, stderr)
  return filesOf(join(folder, 'dist'))
}

/** Returns when each file of the cache was written. */
async function written(): Promise<Record<string, number>> {
  const names = await readdir(join(ROOT, '.build/compressed'))
  const times = names.map(async name => [name, (await stat(join(ROOT, '.build/compressed', name))).mtimeMs] as const)
  return Object.fromEntries(await Promise.all(times))
}

await copySources(ROOT)
await copySources(ELSEWHERE)
const first = await build(ROOT)
const cached = await written()
const modules = (await readdir(join(ROOT, '.build/server'))).sort()

test('two builds of the same sources are the same, wherever they are', async () => {
  assert.equal(changed(first, await build(ELSEWHERE)), [])
})

test('a build that follows another compresses nothing again, and is the same', async () => {
  assert.equal(changed(first, await build(ROOT)), [])
  assert.equal(await written(), cached)
})

test('a damaged file of the cache is compressed again', async () => {
  for (const name of Object.keys(cached)) await writeFile(join(ROOT, '.build/compressed', name), 'damaged')
  assert.equal(changed(first, await build(ROOT)), [])
})

test('a change of the words of a page changes the files of that page, and the list that names them', async () => {
  const next = await build(ROOT, {
    file: 'src/content/about.ts',
    change: text => text.replace(/(lede:\s*['"])/, '$1Now then. '),
  })
  const goneFrom = (files: Files, others: Files) =>
    [...files.keys()].find(name => /^assets\/about-\w+\.js$/.test(name) && !others.has(name))
  const [before, after] = [goneFrom(first, next), goneFrom(next, first)]
  assert.ok(before && after)
  const pages = ['about.html', 'assets.json', before, after].flatMap(name => [name, `${name}.br`, `${name}.gz`])
  assert.equal(changed(first, next), pages.sort())
})

test('what earlier builds have left goes: modules, compressed files', async () => {
  assert.equal(changed(first, await build(ROOT)), [])
  assert.equal((await readdir(join(ROOT, '.build/server'))).sort(), modules)
  assert.equal(Object.keys(await written()).sort(), Object.keys(cached).sort())
})

test.run()
