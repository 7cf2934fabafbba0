// The build refuses to ship a broken site: each planted fault makes it fail with a line that names the page and the fault.
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findPlaceholders } from '../../src/generator/placeholders'
import { buildWith, copySources, create, type Fault, replace } from '../support/planted'
import { dataFaults } from '../support/planted-data'
import { fileFaults, OWNER_KEY } from '../support/planted-files'
import { pageFaults } from '../support/planted-pages'

const ROOT = '.build/planted'

await copySources(ROOT)
test.after(() => rm(ROOT, { recursive: true, force: true }))

/** Files of static/ that the build would overwrite. */
const taken = [
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  '.well-known/security.txt',
  'manifest.webmanifest',
  '_headers',
  'index.html',
  'services/training.html',
  '404.html',
  'About.html',
  'contact.html.br',
  'favicon.svg.gz',
]

/** Faults that stop a build early, before it can report all faults. The faults of a row are planted in one build. */
const stops: { env?: Record<string, string>; faults: Fault[] }[] = [
  {
    env: { SITE_URL: 'qafila' },
    faults: [{ reason: 'a setting that is no URL', plants: [], says: 'SITE_URL: "qafila" is not an absolute URL' }],
  },
  {
    env: { SITE_URL: 'https://qafila.example/en' },
    faults: [{ reason: 'a site address with a path', plants: [], says: /^SITE_URL: .* must be an origin/ }],
  },
  {
    faults: [
      {
        reason: 'two pages at one path',
        plants: [replace('pages.ts', "'/about'", "'/contact'")],
        says: '/contact: there are two pages at this path (pages.ts)',
      },
      {
        reason: 'a path with a trailing slash',
        plants: [replace('pages.ts', "'/portfolio'", "'/portfolio/'")],
        says: '/portfolio/: a path is lower case, starts with / and does not end with it (pages.ts)',
      },
    ],
  },
  {
    faults: [
      {
        reason: 'a row whose content file is not there',
        plants: [replace('pages.ts', './src/content/about', './src/content/abuot')],
        says: /pages\.ts:\d+:\d+: .*Could not resolve "\.\/src\/content\/abuot"/,
      },
    ],
  },
  {
    faults: [
      {
        reason: 'an icon that does not exist',
        plants: [replace('src/content/services/consultancy.ts', "icon: 'compass'", "icon: 'zeppelin'")],
        says: '/services/consultancy: there is no icon zeppelin in src/theme/icons.ts (src/pages/services/Consultancy.tsx or src/content/services/consultancy.ts)',
      },
      {
        reason: 'a button that the wiring does not know',
        plants: [replace('src/content/about.ts', /actions: \['[^']*'/, "actions: ['flyAway'")],
        says: '/about: src/content/actions.ts has no button flyAway (src/pages/About.tsx or src/content/about.ts)',
      },
    ],
  },
  {
    faults: [
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
        reason: 'a style module that exports something else',
        plants: [replace('src/app/App.styles.ts', /$/, '\nexport const size = 3\n')],
        says: 'src/app/App.styles.ts: size is not a css object',
      },
    ],
  },
  {
    faults: [
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
        reason: 'a module of the build itself that does not compile',
        plants: [replace('src/generator/settings.ts', /$/, '\n}')],
        says: /^ +src\/generator\/settings\.ts:\d+:\d+:$/,
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
    faults: taken.map(file => ({
      reason: `a file of static/ that would be overwritten: ${file}`,
      plants: [create(`static/${file}`, 'by hand')],
      says: `/${file}: the build writes it too (static/${file})`,
    })),
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

const written = [...pageFaults, ...dataFaults, ...fileFaults]
const env = { MAIL_KEY: OWNER_KEY }
const trial = { ...env, SITE_URL: undefined, SAMPLES: undefined }
const clean = await buildWith(ROOT, [], trial)
const elsewhere = await buildWith(
  ROOT,
  [create('src/content/planted.ts', "export const planted = { name: 'Delta', sample: true }\n")],
  { ...env, SITE_URL: 'https://www.example.org', SAMPLES: 'allow' },
)
const faulty = await buildWith(
  ROOT,
  written.flatMap(({ plants }) => plants),
  env,
)

/** A page that is larger than it should be, but is not refused. */
const WARNING = /: the .+ is [\d,]+ bytes brotli, more than [\d,]+ \(/

test('the build passes when nothing is wrong, and says nothing but which pages are rather large', () => {
  const said = clean.stderr.split('\n').filter(line => line !== '' && !WARNING.test(line))
  assert.equal({ code: clean.code, said }, { code: 0, said: [] })
})

test('the build passes for the site of an owner', () => {
  assert.is(elsewhere.code, 0, elsewhere.stderr)
})

test('the build says loudly which samples it was allowed to publish there', async () => {
  const { length } = await findPlaceholders('src')
  const says = `!!! SAMPLES=allow: ${length + 1} SAMPLES AND PLACEHOLDERS ARE PUBLISHED AT https://www.example.org.`
  assert.ok(elsewhere.lines.includes(says), elsewhere.stderr)
})

test('the build fails when something is wrong with what it wrote', () => {
  assert.is(faulty.code, 1)
})

test('a site with faults is not where it would be shipped from, and can be looked at', () => {
  assert.not(existsSync(`${ROOT}/dist`))
  assert.ok(existsSync(`${ROOT}/.build/refused/planted-no-title.html`))
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
