// The output of `npm run pack`: it runs with Node alone, in any folder, and systemd, Docker and nginx accept its files.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { besideFiles } from '../../src/hosts/hosts'
import { pack } from '../../src/tools/pack'
import { serve } from '../support/serve'
import { visitor } from '../support/visitor'

const test = suite('pack')
const run = promisify(execFile)

const parent = await mkdtemp(join(tmpdir(), 'a site of ours '))
const folder = join(parent, 'deploy')
const elsewhere = join(parent, 'elsewhere')
await mkdir(elsewhere)
await pack(folder)
test.after(() => rm(parent, { recursive: true }))

const text = (name: string) => readFile(join(folder, name), 'utf8')
const dockerfile = await text('Dockerfile')
const unit = await text('website.service')

/** An environment without anything of the project, its packages and its settings. */
const env = { PATH: String(process.env.PATH), HOST: '127.0.0.1', PORT: '0', OUTBOX: join(parent, 'outbox') }

test('the server, started from an empty folder, serves the site, keeps a message and ends when it is told to', async () => {
  const server = await serve(join(folder, 'server.mjs'), { cwd: elsewhere, env })
  const page = await fetch(`${server.url}/about`)
  assert.equal([page.status, page.headers.get('Content-Type')], [200, 'text/html; charset=utf-8'])
  const response = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...visitor }),
    headers: { Accept: 'application/json' },
  })
  assert.is(response.status, 202)
  assert.is((await readdir(join(env.OUTBOX, 'pending'))).length, 1)
  assert.equal(await readdir(elsewhere), [])
  const { stdout } = await run(process.execPath, [join(folder, 'outbox.mjs')], { cwd: elsewhere, env })
  assert.match(stdout, '1 pending')
  server.process.kill('SIGTERM')
  assert.is(await server.ended, 0)
})

for (const name of ['server.mjs', 'outbox.mjs']) {
  test(`${name} imports nothing but Node`, async () => {
    const imports = Array.from(
      (await text(name)).matchAll(/^(?:import|export) ?(?:[^";=(]* from ?)?"([^"]+)"|\bimport\("([^"]+)"\)/gm),
      found => found[1] ?? found[2],
    )
    assert.ok(imports.length > 0)
    assert.equal(
      imports.filter(name => !name?.startsWith('node:')),
      [],
    )
  })

  test(`${name} has a source map that names its sources`, async () => {
    const { sources } = JSON.parse(await text(`${name}.map`))
    assert.match(sources.join(), 'src/server/')
  })
}

test('nothing of an owner is packed: no key, no message, no setting', async () => {
  const names = (await readdir(folder)).sort()
  const served = ['dist', 'outbox.mjs', 'outbox.mjs.map', 'server.mjs', 'server.mjs.map']
  const releases = ['id', 'manifest', 'manifest.sha256', 'release']
  const around = [
    '.dockerignore',
    'Dockerfile',
    'README.md',
    'compose',
    'compose.yaml',
    'website.service',
    'website.socket',
  ]
  const hosts = Object.keys(await besideFiles({ rules: [], root: '', relay: '' })).map(file => file.split('/')[0])
  assert.equal(names, [...around, ...served, ...releases, ...new Set(hosts)].sort())
})

// The unit

const ANALYZE = '/usr/bin/systemd-analyze'
const analysed = existsSync(ANALYZE) ? test : test.skip

analysed('systemd takes the units', async () => {
  const units = ['website.service', 'website.socket'].map(name => join(folder, name))
  const { stdout, stderr } = await run(ANALYZE, ['verify', ...units])
  assert.is(stdout + stderr, '')
})

analysed('systemd finds the unit little exposed', () => {
  const report = execFileSync(ANALYZE, ['security', '--offline=yes', join(folder, 'website.service')], {
    encoding: 'utf8',
  })
  const level = Number(report.match(/exposure level for website\.service: ([\d.]+)/)?.[1])
  assert.ok(level <= 1.2, `exposure ${level} of 10`)
})

const lines: [line: RegExp, reason: string][] = [
  [/^DynamicUser=yes$/m, 'a user of its own'],
  [/^StateDirectory=website$/m, 'a folder that stays'],
  [/^Environment=OUTBOX=%S\/website\/outbox$/m, 'and the messages in it'],
  [/^ProtectSystem=strict$/m, 'nothing else can be written'],
  [/^LoadCredential=mail-key:/m, 'the key is in no environment'],
  [/^Environment=MAIL_KEY_FILE=%d\/mail-key$/m, 'but in a file that only the server reads'],
  [/^Restart=always$/m, 'it comes back'],
]

for (const [line, reason] of lines) {
  test(`the unit has ${line.source}: ${reason}`, () => {
    assert.match(unit, line)
  })
}

test('the unit starts the current release', () => {
  assert.match(unit, /^ExecStart=node .*\/opt\/website\/current\/server\.mjs$/m)
})

// The image

test('every file that the image takes is packed, and nothing else of the folder is sent to be built', async () => {
  const sources = Array.from(dockerfile.matchAll(/^COPY (.+) \S+$/gm), ([, names = '']) => names.split(' ')).flat()
  assert.equal(sources, ['server.mjs', 'server.mjs.map', 'outbox.mjs', 'outbox.mjs.map', 'dist'])
  for (const name of sources) assert.ok(existsSync(join(folder, name)), name)
  assert.equal((await text('.dockerignore')).trim().split('\n'), ['*', '!server.mjs*', '!outbox.mjs*', '!dist'])
})

test('in the image Node itself is the first process, not as root, and the outbox is a volume', () => {
  const [before = '', after] = dockerfile.split(/^USER 1000:1000$/m)
  assert.match(before, /^RUN install -d -o node .* \/outbox$/m)
  assert.match(String(after), /^VOLUME \/outbox$/m)
  assert.match(String(after), /^CMD \["node", .*"server\.mjs"\]$/m)
  assert.not.match(dockerfile, /npm|ENTRYPOINT/)
})

const healths: [status: number, code: number][] = [
  [200, 0],
  [503, 1],
]

for (const [status, code] of healths) {
  test(`the health check ends with ${code} where /livez answers ${status}`, async () => {
    const server = createServer(({ url }, response) => response.writeHead(url === '/livez' ? status : 404).end())
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    assert.is(await healthOf((server.address() as AddressInfo).port), code)
    server.close()
  })
}

test('the health check ends with 1 where nobody listens', async () => {
  assert.is(await healthOf(1), 1)
})

/** Runs the health check of the image. Resolves with its exit code. */
async function healthOf(port: number): Promise<number> {
  const command: string[] = JSON.parse(String(dockerfile.match(/^ *CMD (\["node", "-e".*\])$/m)?.[1]))
  try {
    await run(process.execPath, command.slice(1), { env: { ...env, PORT: String(port) } })
    return 0
  } catch (error) {
    return Number((error as { code: unknown }).code)
  }
}

// The configurations of nginx

test('a container of nginx sees all releases, and no file of one only', async () => {
  const mounted = Array.from((await text('compose.yaml')).matchAll(/^ +- (\S+):\S+:ro$/gm), ([, path = '']) => path)
  assert.equal(mounted, ['/etc/website/nginx.conf', '/opt/website', '/etc/letsencrypt', '/var/www/html'])
})

test('the log of no container grows without end', async () => {
  const services = (await text('compose.yaml'))
    .match(/^services:\n([\s\S]*?)^\S/m)?.[1]
    ?.split(/^ {2}(?=\w)/m)
    .slice(1)
  assert.is(services?.length, 2)
  for (const service of services ?? []) assert.match(service, /^ {4}logging: /m)
})

// The release

test('the id of a release names its day and its contents, wherever it is packed', async () => {
  const date = new Date('2026-11-03T12:00:00Z')
  const ids = [await pack(join(parent, 'one'), { date }), await pack(join(parent, 'deeper/two'), { date })]
  assert.match(String(ids[0]), /^20261103-[0-9a-f]{8}$/)
  assert.is(ids[0], ids[1])
})

test('the steps of the pack name its release, and its site', async () => {
  const own = join(parent, 'named')
  const id = await pack(own, { domain: 'www.example.org' })
  const steps = await readFile(join(own, 'README.md'), 'utf8')
  assert.match(steps, `release activate ${id}`)
  assert.match(steps, 'www.example.org')
  assert.not.match(steps, /\b(RELEASE|DOMAIN|PLACE)\b/)
})

const places: [file: string, relay: string][] = [
  ['nginx/server.conf', 'http://127.0.0.1:3000'],
  ['compose/nginx/server.conf', 'http://website:3000'],
]

for (const [file, relay] of places) {
  test(`${file} serves this release and hands messages to ${relay}`, async () => {
    const configuration = await text(file)
    const id = (await text('id')).trim()
    assert.match(configuration, `root "/opt/website/releases/${id}/dist";`)
    assert.match(configuration, relay)
  })
}

test.run()
