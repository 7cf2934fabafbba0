// The build is repeated: in another folder, with changed content, and with that of before.
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { buildWith, copySources } from '../support/planted'

/** A folder at another depth. Its `node_modules` is a link, as in all copies of the sources. */
const ROOT = '.build/deeper/a folder with spaces'
const CACHE = join(ROOT, '.build/compressed')
const MODULES = join(ROOT, '.build/server')

test.after(() => rm('.build/deeper', { recursive: true, force: true }))

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

/** The day on which `dist` was built, which the security file states: it expires after 364 days. */
async function dateOf(dist: Files): Promise<string> {
  const expires = dist
    .get('.well-known/security.txt')
    ?.toString()
    .match(/^Expires: (.*)$/m)?.[1]
  return String(Date.parse(String(expires)) / 1000 - 364 * 86_400)
}

const first = await filesOf('dist')
const settings = { SOURCE_DATE_EPOCH: await dateOf(first), SITE_URL: undefined, SAMPLES: undefined }

async function build(...plants: Parameters<typeof buildWith>[1]) {
  const { code, stderr } = await buildWith(ROOT, plants, settings)
  assert.is(code, 0, stderr)
  return { files: await filesOf(join(ROOT, 'dist')), modules: await readdir(MODULES), stderr }
}

/** Returns when each file of the cache was written, by name. */
async function written(): Promise<Map<string, number>> {
  const names = await readdir(CACHE)
  return new Map(await Promise.all(names.map(async name => [name, (await stat(join(CACHE, name))).mtimeMs] as const)))
}

await copySources(ROOT)
const other = await build({
  file: 'src/content/about.ts',
  change: text => text.replace(/(lede:\s*['"])/, '$1Now then. '),
})
const cached = await written()
const damaged = [...cached.keys()].slice(0, 30)
for (const name of damaged) await writeFile(join(CACHE, name), 'damaged')
const before = await written()
const again = await build()
const after = await written()

/** A page that is larger than it should be, but is not refused. */
const WARNING = /: the .+ is [\d,]+ bytes brotli, more than [\d,]+ \(/

test('the build passes when nothing is wrong, and says nothing but which pages are rather large', () => {
  assert.equal(
    again.stderr.split('\n').filter(line => line !== '' && !WARNING.test(line)),
    [],
  )
})

test('two builds of the same sources are the same, wherever they are', () => {
  assert.equal(changed(first, again.files), [])
})

test('a build that follows another compresses nothing again', () => {
  const kept = [...after.keys()].filter(name => before.has(name) && !damaged.includes(name))
  assert.ok(kept.length > 100)
  assert.equal(
    kept.filter(name => after.get(name) !== before.get(name)),
    [],
  )
})

test('a damaged file of the cache is compressed again', () => {
  const used = damaged.filter(name => after.has(name))
  assert.ok(used.length > 0)
  assert.equal(
    used.filter(name => after.get(name) === before.get(name)),
    [],
  )
})

/** Returns the names that only the first of two lists has. */
const gone = (some: Iterable<string>, others: Iterable<string>) => {
  const left = new Set(others)
  return [...some].filter(name => !left.has(name))
}

test('a change of the words of a page leaves to visitors all that they have of other pages', () => {
  const names = changed(first, other.files)
  assert.ok(names.includes('about.html'))
  const used = [...first].flatMap(([name, bytes]) =>
    /\.html$/.test(name) && name !== 'about.html' ? [bytes.toString()] : [],
  )
  assert.equal(
    names.filter(name => name.endsWith('.html') || used.some(html => html.includes(`/${name}"`))),
    ['about.html'],
  )
})

test('what earlier builds have left goes: modules, compressed files', () => {
  assert.ok(gone(other.modules, again.modules).length > 0)
  assert.ok(gone(cached.keys(), after.keys()).length > 0)
})

test.run()
