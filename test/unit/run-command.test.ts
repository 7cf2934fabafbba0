// src/tools/run.mjs, which runs every command of package.json, in a folder whose name has a space and whose node_modules is
// a link.
import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = await mkdtemp(join(tmpdir(), 'a house '))
test.after(() => rm(root, { recursive: true }))

const files: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'tool/package.json': '{}',
  'tool/node_modules/own/package.json': '{ "type": "module", "exports": "./index.js" }',
  'tool/node_modules/own/index.js': `export const name = 'a package of the tool'`,
  'src/words.ts': `console.log(JSON.stringify(process.argv.slice(2)))`,
  'src/thrower.ts': `type Reason = { text: string }

export function fail({ text }: Reason) {
  throw new Error(text)
}`,
  'src/now.ts': `import { fail } from './thrower'\n\nfail({ text: 'at once' })`,
  'src/later.ts': `const { fail } = await import('./thrower')\n\nfail({ text: 'later' })`,
  'src/package.ts': `import { createElement } from 'react'\n\nconsole.log(typeof createElement)`,
  'tool/package.ts': `import { name } from 'own'\n\nconsole.log(name)`,
  'src/lazy.ts': `if (process.argv.length > 2) await import('no-such-package')\nelse console.log('not wanted')`,
  'src/broken.ts': `import { nothing } from './thrower'\nconsole.log(nothing)`,
}
for (const [file, text] of Object.entries(files)) {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}
await mkdir(join(root, 'src/tools'))
for (const file of ['run.mjs', 'bundle.mjs']) await cp(`src/tools/${file}`, join(root, 'src/tools', file))
await symlink(resolve('node_modules'), join(root, 'node_modules'))

function run(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/tools/run.mjs', ...parameters], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stdout: stdout.trim(), stderr }
}

const traces: [entry: string, line: string, reason: string][] = [
  ['src/now.ts', 'src/thrower.ts:4:9', 'an imported module'],
  ['src/now.ts', 'src/now.ts:3:1', 'the module that was called for'],
  ['src/later.ts', 'src/thrower.ts:4:9', 'a module that was imported lazily'],
]

for (const [entry, line, reason] of traces) {
  test(`a trace names the line of ${reason}`, () => {
    const { status, stderr } = run(entry)
    assert.is(status, 1)
    assert.match(stderr, `${join(root, line)}`)
  })
}

const outputs: [parameters: string[], output: string, reason: string][] = [
  [['src/words.ts', 'a b', '--c'], '["a b","--c"]', 'the arguments as they were given'],
  [['src/package.ts'], 'function', 'the packages behind a link'],
  [['tool/package.ts'], 'a package of the tool', 'the packages of the folder that the module belongs to'],
  [['src/lazy.ts'], 'not wanted', 'no package before it is wanted'],
]

for (const [parameters, output, reason] of outputs) {
  test(`a module gets ${reason}`, () => {
    assert.equal(run(...parameters), { status: 0, stdout: output, stderr: '' })
  })
}

const faults: [parameters: string[], says: string, reason: string][] = [
  [['src/broken.ts'], 'src/broken.ts:1:9', 'a module that does not fit together'],
  [['src/nowhere.ts'], 'src/nowhere.ts', 'a module that is not there'],
  [[], 'Usage: node src/tools/run.mjs ENTRY', 'no module'],
]

for (const [parameters, says, reason] of faults) {
  test(`${reason} is reported without a trace of the tool`, () => {
    const { status, stderr } = run(...parameters)
    assert.is(status, 1)
    assert.match(stderr, says)
    assert.not.match(stderr, /^ {4}at /m)
  })
}

test.run()
