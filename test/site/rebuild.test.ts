// The build is repeated in another folder, with the words of one page changed, on what the build of dist/ has left.
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { buildWith, copySources, type Plant } from '../support/planted'

/** A folder at another depth. Its `node_modules` is a link, as in all copies of the sources. */
const ROOT = '.build/deeper/a folder with spaces'
const CACHE = join(ROOT, '.build/compressed')
const MODULES = join(ROOT, '.build/server')
/** A module of an earlier build. */
const OLD = 'about-OLD.mjs'

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

/** Returns when each file of the cache was written, by name. */
async function written(): Promise<Map<string, number>> {
  const names = await readdir(CACHE)
  return new Map(await Promise.all(names.map(async name => [name, (await stat(join(CACHE, name))).mtimeMs] as const)))
}

// The cache is that of the build of dist/.
await copySources(ROOT)
const cached = [...(await written()).keys()]
const damaged = cached.filter((_, index) => index % 20 === 0)
for (const name of damaged) await writeFile(join(CACHE, name), 'damaged')
await mkdir(MODULES, { recursive: true })
await writeFile(join(MODULES, OLD), '')
const before = await written()
const change: Plant = { file: 'src/content/about.ts', change: text => text.replace(/(lede:\s*['"])/, '$1Now then. ') }
const { code, stderr } = await buildWith(ROOT, [change], settings)
assert.is(code, 0, stderr)
const second = await filesOf(join(ROOT, 'dist'))
const after = await written()

/** A page that is larger than it should be, but is not refused. */
const WARNING = /: the .+ is [\d,]+ bytes brotli, more than [\d,]+ \(/

test('the build passes when nothing is wrong, and says nothing but which pages are rather large', () => {
  assert.equal(
    stderr.split('\n').filter(line => line !== '' && !WARNING.test(line)),
    [],
  )
})

/** What the page of the changed words is made of, and the list that names it. */
const OWN = /^(about\.html|assets\.json|assets\/about-\w+\.js)(\.br|\.gz)?$/

test('what has not changed is built as before, also in another folder', () => {
  const names = changed(first, second)
  assert.ok(names.includes('about.html'))
  assert.equal(
    names.filter(name => !OWN.test(name)),
    [],
  )
})

test('what has not changed is not compressed again', () => {
  const kept = [...after.keys()].filter(name => before.has(name) && !damaged.includes(name))
  assert.ok(kept.length > cached.length / 2)
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

test('what earlier builds have left goes: modules, compressed files', async () => {
  assert.not((await readdir(MODULES)).includes(OLD))
  assert.ok(cached.some(name => !after.has(name)))
})

test.run()
