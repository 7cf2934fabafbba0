// Styles, pieces of pictures and icons that nothing uses any more.
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { icons } from '../../src/theme/icons'

const files = (await readdir('src', { recursive: true }))
  .map(name => join('src', name))
  .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
const sources = await Promise.all(files.map(async file => ({ file, text: await readFile(file, 'utf8') })))

const IMPORT = /import (?:type )?(?:\* as (\w+)|\{([^}]*)\}) from '(\.[^']+)'/g

/** The names that are used from each module: those after `s.` for `* as s`, or those in the import's braces. */
const taken = new Map<string, Set<string>>()
for (const { file, text } of sources)
  for (const [, namespace, names = '', from = ''] of text.matchAll(IMPORT)) {
    const module = join(dirname(file), from)
    const used = namespace
      ? Array.from(text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g')), ([, name = '']) => name)
      : (names.match(/\w+/g) ?? [])
    taken.set(module, new Set([...(taken.get(module) ?? []), ...used]))
  }

const exported = sources
  .filter(({ file }) => /\.styles\.ts$|mockups\/kit\//.test(file))
  .map(({ file, text }) => ({
    file,
    text,
    names: Array.from(text.matchAll(/^export (?:const|function|type) (\w+)/gm), ([, name = '']) => name),
  }))

test('every style, and every piece of the pictures’ kit, is used', () => {
  const unused = exported.flatMap(({ file, text, names }) => {
    const used = taken.get(file.replace(/\.tsx?$/, ''))
    const usedHere = (name: string) => (text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1
    // `global`, `rtl` and `media` are rules without a class, which the build reads.
    return names
      .filter(name => !['global', 'rtl', 'media'].includes(name) && !used?.has(name) && !usedHere(name))
      .map(name => `${file}: ${name}`)
  })
  assert.equal(unused, [])
  assert.ok(exported.flatMap(({ names }) => names).length > 300)
})

test('every icon is used, but for the marks of networks, from which an owner chooses', () => {
  const texts = sources.filter(({ file }) => !file.endsWith('theme/icons.ts')).map(({ text }) => text)
  const isUsed = (name: string) => texts.some(text => new RegExp(`['"]${name}['"]`).test(text))
  assert.equal(
    Object.keys(icons).filter(name => !name.startsWith('mark-') && !isUsed(name)),
    [],
  )
})

test.run()
