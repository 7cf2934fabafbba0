// `npm run test:only` on a clean clone in a folder whose name has a space.
import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { visitor } from '../support/visitor'

const root = await mkdtemp(join(tmpdir(), 'a clone '))
test.after(() => rm(root, { recursive: true }))

const file = (body: string) =>
  `import { test } from 'uvu'\nimport * as assert from 'uvu/assert'\n\n${body}\n\ntest.run()`
const files: Record<string, string> = {
  'unit/good.test.ts': file(
    `test('one is one', () => assert.is(1, 1))\nfor (const word of ['two', 'too']) test(\`\${word} is two\`, () => {})`,
  ),
  'unit/bad.test.ts': file(`test('one is two', () => assert.is(1, 2))\ntest('two is not tried', () => {})`),
  'unit/broken.test.ts': file(`throw new Error('no tests today')`),
  'unit/skipping.test.ts': file(`test.skip('not yet', () => {})\ntest('now', () => {})`),
  'unit/talking.test.ts': file(`test('says who wrote', () => console.log(${JSON.stringify(visitor.fullName)}))`),
  'server/late.test.ts': file(`test('it is late', () => {})`),
  'site/none.txt': '',
  'browser/none.txt': '',
}
for (const [name, text] of Object.entries(files)) {
  await mkdir(dirname(join(root, 'test', name)), { recursive: true })
  await writeFile(join(root, 'test', name), text)
}
for (const name of [
  'src',
  'build.ts',
  'pages.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'test/support',
])
  await cp(name, join(root, name), { recursive: true })
// A built site, which tests of the server need.
for (const folder of ['static', 'dist']) await mkdir(join(root, folder))
await writeFile(join(root, 'dist/index.html'), '')
await symlink(resolve('node_modules'), join(root, 'node_modules'))

type Run = { status: number | null; output: string; end: string | undefined }
const known = new Map<string, Run>()

/** Runs the tests that the patterns name. Runs the same only once. */
function run(...patterns: string[]): Run {
  const key = JSON.stringify(patterns)
  const before = known.get(key)
  if (before) return before
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/tools/run.mjs', 'test/support/run.ts', ...patterns],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TITLE: undefined } },
  )
  const result = { status, output: stdout + stderr, end: stdout.trim().split('\n').at(-1) }
  known.set(key, result)
  return result
}

const runs: [patterns: string[], status: number, end: string, reason: string][] = [
  [['good', 'unit/skipping'], 0, '4 passed, 0 failed, 1 skipped', 'two files, and says what was skipped'],
  [['bad', 'server/late'], 1, '2 passed, 1 failed', 'a file with a fault, and ends with 1'],
  [['broken', 'good'], 1, '3 passed, 1 failed', 'a file that breaks off, which has not passed'],
  [
    ['too is two', 'one is'],
    1,
    '2 passed, 1 failed',
    'a title that is put together, and part of two titles in two files',
  ],
]

for (const [patterns, status, end, reason] of runs) {
  test(`${patterns.join(' and ')} runs ${reason}`, () => {
    const result = run(...patterns)
    assert.equal({ status: result.status, end: result.end }, { status, end }, result.output)
  })
}

test('a failure is reported with the line of its source', () => {
  assert.match(run('bad', 'server/late').output, 'test/unit/bad.test.ts:4:')
})

test('what a failed file printed stands once more after all the others', () => {
  const { output } = run('bad', 'server/late')
  const [, others = ''] = output.split(/^1 failed in .*$/m)
  assert.match(others, 'test/unit/bad.test.ts:4:')
  assert.not.match(others, 'late.test')
})

test('words of a message in what the tests print make the run fail', () => {
  const { status, output } = run('talking')
  assert.is(status, 1)
  assert.match(output, 'stands in the log')
})

test('a pattern that nothing fits is an error', () => {
  const { status, output } = run('one is too')
  assert.is(status, 1)
  assert.match(output, 'No folder, file or title of the tests fits "one is too"')
  assert.not.match(output, /^ {4}at /m)
})

test.run()
