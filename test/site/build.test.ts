// The build refuses to ship a broken site: each planted fault makes it fail with a line that names the page and the fault.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { buildWith, copyQuickly, create, type Fault, replace, type Told } from '../support/planted'
import { fileFaults, OWNER_KEY } from '../support/planted-files'
import { pageFaults } from '../support/planted-pages'

const ROOT = '.build/planted'

/** The pages in which faults are planted, to which planted links lead, or whose file a planted one would be. */
const NEEDED = ['/', '/about', '/services/consultancy', '/contact', '/portfolio']

await copyQuickly(ROOT)
test.after(() => rm(ROOT, { recursive: true, force: true }))
// What the build says of a fault does not depend on the other pages, which take most of its time.
const list = await readFile(`${ROOT}/pages.ts`, 'utf8')
const isRow = /^ {2}(?:page|arabicPage)\('([^']*)'.*\n/gm
await writeFile(
  `${ROOT}/pages.ts`,
  list.replace(isRow, (row, path) => (row.startsWith('  page(') && NEEDED.includes(path) ? row : '')),
)

/** Faults that stop a build early, before it can report all faults. The faults of a row are planted in one build. */
const stops: { env?: Record<string, string>; faults: Fault[] }[] = [
  {
    env: { SITE_URL: 'qafila' },
    faults: [{ reason: 'a setting that is no URL', plants: [], says: 'SITE_URL: "qafila" is not an absolute URL' }],
  },
  {
    faults: [
      {
        reason: 'a row whose content file is not there',
        plants: [replace('pages.ts', './src/content/about', './src/content/abuot')],
        says: /pages\.ts:\d+:\d+: .*Could not resolve "\.\/src\/content\/abuot"/,
      },
      {
        reason: 'a logo that is no drawing',
        plants: [replace('src/theme/logo.svg', / viewBox="[^"]*"/, '')],
        says: /src\/theme\/logo\.svg:.* its <svg> has no viewBox$/,
      },
    ],
  },
  {
    faults: [
      {
        reason: 'an icon that does not exist',
        plants: [replace('src/content/services/consultancy.ts', /icon: '[^']*'/, "icon: 'zeppelin'")],
        says: '/services/consultancy: There is no icon zeppelin in src/theme/icons.ts (src/pages/services/Consultancy.tsx or src/content/services/consultancy.ts)',
      },
      {
        reason: 'a button that the wiring does not know',
        plants: [replace('src/content/portfolio.ts', /actions: \['[^']*'/, "actions: ['flyAway'")],
        says: '/portfolio: src/content/actions.ts has no button flyAway (src/pages/Portfolio.tsx or src/content/portfolio.ts)',
      },
      {
        reason: 'content that is more than data',
        plants: [replace('src/content/about.ts', /term: '[^']*'/, "term: () => 'x'")],
        says: /src\/content\/about\.ts: content is not plain data/,
      },
    ],
  },
  {
    faults: [
      {
        reason: 'a module of the build itself that does not compile',
        plants: [replace('src/generator/settings.ts', /$/, '\n}')],
        says: /^ +src\/generator\/settings\.ts:\d+:\d+:$/,
      },
    ],
  },
  {
    faults: [
      {
        reason: 'two pages at one path',
        plants: [replace('pages.ts', "'/about'", "'/contact'")],
        says: '/contact: there are two pages at this path (pages.ts)',
      },
    ],
  },
  {
    faults: [
      {
        reason: 'a check that throws',
        plants: [replace('src/generator/checks/verify.ts', 'checkWords]', "() => { throw new Error('thrown') }]")],
        says: 'thrown',
      },
    ],
  },
  {
    faults: [
      {
        reason: 'a file of static/ that would be overwritten',
        plants: [create('static/robots.txt', 'by hand')],
        says: '/robots.txt: the build writes it too (static/robots.txt)',
      },
    ],
  },
]

for (const { env, faults } of stops) {
  const plants = faults.flatMap(({ plants }) => plants)
  await mkdir(`${ROOT}/dist`, { recursive: true })
  await writeFile(`${ROOT}/dist/index.html`, 'the site of the build before')
  const { code, stderr, lines } = await buildWith(ROOT, plants, env)
  const left = existsSync(`${ROOT}/dist`)
  test(`after ${faults[0]?.reason} there is no dist/, not even that of the build before`, () => {
    assert.is(left, false)
  })
  for (const { reason, says } of faults) {
    test(`the build stops at ${reason}`, () => {
      assert.is(code, 1)
      assert.is(lines.filter(line => fits(line, says)).length, 1, stderr)
      assert.not.match(stderr, /^ {4}at /m, 'a stack trace is no message')
    })
  }
}

const written: readonly Told[] = [...pageFaults.told, ...fileFaults]
const plants = [...pageFaults.plants, ...fileFaults.flatMap(({ plants }) => plants)]
const faulty = await buildWith(ROOT, plants, { MAIL_KEY: OWNER_KEY })

test('the build fails when something is wrong with what it wrote', () => {
  assert.is(faulty.code, 1)
})

test('a site with faults is not where it would be shipped from, and can be looked at', () => {
  assert.not(existsSync(`${ROOT}/dist`))
  assert.ok(existsSync(`${ROOT}/.build/refused/planted-none.html`))
})

test('no fault repeats a key', () => {
  assert.not.match(faulty.stderr, OWNER_KEY)
})

for (const { reason, says } of written) {
  test(`the build tells of ${reason}`, () => {
    assert.is(faulty.lines.filter(line => fits(line, says)).length, 1, String(says))
  })
}

function fits(line: string, says: string | RegExp): boolean {
  return typeof says === 'string' ? line === says : says.test(line)
}

test.run()
