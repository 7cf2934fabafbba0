// The build refuses to ship a broken site: each planted fault ends it with lines that say what and where.
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const run = promisify(execFile)
const ROOT = '.build/planted'

type Fault = {
  reason: string
  says: RegExp
  env?: Record<string, string>
  file?: string
  change?: (text: string) => string
}

const faults: Fault[] = [
  {
    reason: 'a setting that is no URL',
    env: { SITE_URL: 'qafila' },
    says: /^SITE_URL: "qafila" is not an absolute URL$/m,
  },
  {
    reason: 'a site address with a path',
    env: { SITE_URL: 'https://qafila.example/en' },
    says: /^SITE_URL: .* must be an origin/m,
  },
  {
    reason: 'a page without a description',
    file: 'src/content/about.ts',
    change: text => text.replace(/description:\s*'[^']*'/, "description: ''"),
    says: /^\/about: meta\.description has 0 characters, it needs 70 to 160$/m,
  },
  {
    reason: 'a title that is too long',
    file: 'src/content/terms.ts',
    change: text => text.replace(/title: '/, `title: '${'long '.repeat(12)}`),
    says: /^\/terms: meta\.title has \d+ characters, it needs 1 to 60$/m,
  },
  {
    reason: 'two pages at one path',
    file: 'pages.ts',
    change: text => text.replace("'/about'", "'/contact'"),
    says: /^\/contact: pages\.ts: there are two pages at this path$/m,
  },
  {
    reason: 'a path with a trailing slash',
    file: 'pages.ts',
    change: text => text.replace("'/about'", "'/about/'"),
    says: /^\/about\/: pages\.ts: a path is lower case/m,
  },
  {
    reason: 'a row whose content file is not there',
    file: 'pages.ts',
    change: text => text.replace('./src/content/about', './src/content/abuot'),
    says: /pages\.ts:\d+:\d+: .*Could not resolve "\.\/src\/content\/abuot"/,
  },
  {
    reason: 'an icon that does not exist',
    file: 'src/content/home.ts',
    change: text => text.replace("icon: 'plane'", "icon: 'zeppelin'"),
    says: /^\/: there is no icon zeppelin in src\/theme\/icons\.ts$/m,
  },
  {
    reason: 'a button that the wiring does not know',
    file: 'src/content/about.ts',
    change: text => text.replace(/actions: \['[^']*'/, "actions: ['Fly Away'"),
    says: /^\/about: .*Fly Away/m,
  },
  {
    reason: 'a style module that exports something else',
    file: 'src/App.styles.ts',
    change: text => `${text}\nexport const size = 3\n`,
    says: /^src\/App\.styles\.ts: size is not a css object$/m,
  },
  {
    reason: 'a page over the byte budget',
    file: 'src/content/cookies.ts',
    change: text =>
      text.replace(
        /lede:/,
        `lede: '${Array.from({ length: 4000 }, (_, i) => (i * 7919 * 104729).toString(36)).join(' ')}' ||`,
      ),
    says: /^\/cookies: HTML is \d+ bytes brotli, the budget is 14000$/m,
  },
]

test.before(async () => {
  await rm(ROOT, { recursive: true, force: true })
  await mkdir(ROOT, { recursive: true })
  await symlink(resolve('node_modules'), join(ROOT, 'node_modules'))
  for (const name of ['src', 'static', 'pages.ts', 'tsconfig.json', 'package.json'])
    await cp(name, join(ROOT, name), { recursive: true })
})

test.after(() => rm(ROOT, { recursive: true, force: true }))

for (const { reason, says, env = {}, file, change } of faults) {
  test(`the build fails on ${reason}`, async () => {
    const path = join(ROOT, file ?? 'package.json')
    const text = await readFile(path, 'utf8')
    if (change) {
      assert.not.equal(change(text), text, 'the fault was not planted')
      await writeFile(path, change(text))
    }
    try {
      const stderr = await run(process.execPath, [resolve('.build/build.js')], {
        cwd: ROOT,
        env: { ...process.env, ...env },
      }).then(
        () => 'the build passed',
        (failed: { stderr: string }) => failed.stderr,
      )
      assert.match(stderr, says)
      assert.not.match(stderr, /^ {4}at /m, 'a stack trace is no message')
    } finally {
      await writeFile(path, text)
    }
  })
}

test.run()
