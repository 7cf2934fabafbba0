// The script that installs and switches releases, and what visitors see while it does, behind a real nginx.
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { type Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findProgram } from '../../src/tools/find-program'
import { pack } from '../../src/tools/pack'
import { freePort, type RunningNginx, runNginx } from '../support/nginx'
import { until } from '../support/provider'
import {
  assetsOf,
  isOther,
  type Machine,
  openMachine,
  otherVersion,
  refusedInline,
  smallRelease,
} from '../support/releases'

const test = suite<{ machine: Machine }>('release')

const folder = await mkdtemp(join(tmpdir(), 'packs-'))
const packed = join(folder, 'packed')
await pack(packed)
test.after(() => rm(folder, { recursive: true }))
test.before.each(async context => {
  context.machine = await openMachine()
})
test.after.each(({ machine }) => machine.remove())

/** Installs and activates small releases of one asset each, `dist/assets/ID.js`. */
async function releases(machine: Machine, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    const own = join(folder, machine.place, id)
    const files = { [`dist/assets/${id}.js`]: id, 'dist/fonts/latin.woff2': id, 'dist/index.html': id }
    await smallRelease(packed, own, id, { ...files, release: await scriptFor(machine) })
    await chmod(join(own, 'release'), 0o755)
    assert.equal((await machine.release(own, 'install')).err, '')
    assert.equal((await machine.release(own, 'activate', id)).err, '')
  }
}

/** The script of the pack, for the folder of a machine. */
const scriptFor = async ({ place }: Machine) =>
  (await readFile(join(packed, 'release'), 'utf8')).replaceAll('/opt/website', place)

const scriptOf = (machine: Machine, id: string) => join(machine.place, 'releases', id)
const current = ({ place }: Machine) => readlink(join(place, 'current'))
const assets = async (machine: Machine, id: string) =>
  (await readdir(join(scriptOf(machine, id), 'dist/assets'))).sort()

test('an installed release is a copy that everybody may read, whatever the modes of the pack', async ({ machine }) => {
  const own = join(folder, 'closed')
  await smallRelease(packed, own, 'one', { 'dist/index.html': 'one', release: await scriptFor(machine) })
  await writeFile(join(own, 'website.env'), 'MAIL_KEY=secret')
  for (const name of ['dist/index.html', 'dist', 'id']) await chmod(join(own, name), 0o700)
  await chmod(join(own, 'release'), 0o700)
  const { out } = await machine.release(own, 'install')
  assert.match(out, 'activate one')
  const installed = scriptOf(machine, 'one')
  const mode = async (name: string) => ((await stat(join(installed, name))).mode & 0o777).toString(8)
  assert.equal([await mode('dist'), await mode('dist/index.html'), await mode('release')], ['755', '755', '755'])
  assert.not.ok((await readdir(installed)).includes('website.env'), 'what is no part of the release')
})

test('activation is one step to and fro, and says what is current', async ({ machine }) => {
  await releases(machine, 'one', 'two')
  assert.is(await current(machine), 'releases/two')
  const { out } = await machine.release(scriptOf(machine, 'two'), 'activate', 'one')
  assert.match(out, 'one is current')
  assert.is(await current(machine), 'releases/one')
  assert.is((await machine.release(scriptOf(machine, 'two'), 'list')).out, 'one  current\ntwo  was current\n')
})

test('the assets of the last three releases are in each of them, those of older ones are not', async ({ machine }) => {
  await releases(machine, 'one', 'two', 'three', 'four')
  assert.equal(await assets(machine, 'four'), ['four.js', 'three.js', 'two.js'])
  assert.equal(await assets(machine, 'three'), ['four.js', 'one.js', 'three.js', 'two.js'])
  const font = (id: string) => readFile(join(scriptOf(machine, id), 'dist/fonts/latin.woff2'), 'utf8')
  assert.equal([await font('three'), await font('four')], ['three', 'four'], 'each has its own files')
})

test('a release is activated although the current one has lost a file', async ({ machine }) => {
  await releases(machine, 'one')
  await rm(join(scriptOf(machine, 'one'), 'dist/assets/one.js'))
  await releases(machine, 'two')
  assert.is(await current(machine), 'releases/two')
})

test('nothing is switched when the files of the current release cannot be copied into the next one', async ({
  machine,
}) => {
  await releases(machine, 'one', 'two')
  await machine.release(scriptOf(machine, 'two'), 'activate', 'one')
  const asset = join(scriptOf(machine, 'two'), 'dist/assets/one.js')
  await rm(asset)
  await mkdir(asset)
  const { code, err } = await machine.release(scriptOf(machine, 'two'), 'activate', 'two')
  assert.is(code, 1)
  assert.match(err, 'one.js')
  assert.is(await current(machine), 'releases/one')
})

test('pruning leaves three releases, and of assets only theirs', async ({ machine }) => {
  await releases(machine, 'one', 'two', 'three', 'four')
  assert.is((await machine.release(scriptOf(machine, 'four'), 'prune')).out, 'one is removed\n')
  assert.equal((await readdir(join(machine.place, 'releases'))).sort(), ['four', 'three', 'two'])
  for (const id of ['two', 'three', 'four']) assert.equal(await assets(machine, id), ['four.js', 'three.js', 'two.js'])
})

test('pruning to one leaves nothing of a withdrawn version', async ({ machine }) => {
  await releases(machine, 'one', 'two')
  await machine.release(scriptOf(machine, 'two'), 'prune', '1')
  assert.equal(await readdir(join(machine.place, 'releases')), ['two'])
  assert.equal(await assets(machine, 'two'), ['two.js'])
})

const damages: [reason: string, damage: (folder: string) => Promise<void>, says: string][] = [
  ['a file is missing', own => rm(join(own, 'dist/index.html')), 'dist/index.html'],
  ['a file is cut off', own => truncate(join(own, 'dist/assets/two.js'), 1), 'dist/assets/two.js'],
  ['the list of files is missing', own => rm(join(own, 'manifest')), 'manifest'],
  ['the list of files is cut off', own => truncate(join(own, 'manifest'), 90), 'manifest'],
  ['the hash of the list is missing', own => rm(join(own, 'manifest.sha256')), 'manifest'],
  ['the hash of the list is empty', own => truncate(join(own, 'manifest.sha256')), 'manifest'],
]

/** A machine that the tests of what is refused leave as it is: `two` was current, `one` is. */
const kept = await openMachine()
test.after(kept.remove)
await releases(kept, 'two', 'one')

/** Runs something while a copy stands in the place of a folder. */
async function withCopy(own: string, run: () => Promise<void>): Promise<void> {
  const aside = join(await mkdtemp(join(folder, 'aside-')), 'own')
  await rename(own, aside)
  await cp(aside, own, { recursive: true })
  try {
    await run()
  } finally {
    await rm(own, { recursive: true, force: true })
    await rename(aside, own)
  }
}

for (const [reason, damage, says] of damages) {
  test(`a release is not activated when ${reason}`, () =>
    withCopy(scriptOf(kept, 'two'), async () => {
      await damage(scriptOf(kept, 'two'))
      const { code, err } = await kept.release(scriptOf(kept, 'one'), 'activate', 'two')
      assert.is(code, 1)
      assert.match(err, /two is incomplete, nothing is changed/)
      assert.match(err, says)
      assert.is(await current(kept), 'releases/one')
      assert.match((await kept.release(scriptOf(kept, 'one'), 'list')).out, 'two  was current, incomplete')
    }))

  test(`a pack is not installed when ${reason}`, () => {
    const own = join(folder, kept.place, 'two')
    return withCopy(own, () =>
      withCopy(scriptOf(kept, 'two'), async () => {
        await rm(scriptOf(kept, 'two'), { recursive: true })
        await damage(own)
        assert.is((await kept.release(own, 'install')).code, 1)
        assert.equal(await readdir(join(kept.place, 'releases')), ['one'])
      }),
    )
  })
}

for (const id of ['three', '', '../one', 'one/', '.']) {
  test(`"${id}" is not the id of a release`, async () => {
    const { code, err } = await kept.release(scriptOf(kept, 'one'), 'activate', id)
    assert.is(code, 1)
    assert.match(err, /no |Usage/)
    assert.is(await current(kept), 'releases/one')
  })
}

test('what runs reads the new release: the web server by a reload, the Node server by a restart', async ({
  machine,
}) => {
  await machine.systemctl('case "$*" in *caddy | *apache2) exit 3 ;; esac')
  await releases(machine, 'one')
  assert.equal(await machine.commands(), ['reload nginx', 'restart website'])
})

test('whoever is not root is told what to run', async ({ machine }) => {
  await machine.systemctl('case "$*" in *caddy | *apache2) exit 3 ;; esac')
  machine.as('another')
  await releases(machine, 'one')
  await machine.commands()
  const { out } = await machine.release(scriptOf(machine, 'one'), 'activate', 'one')
  assert.equal(out.split('\n').slice(0, 2), ['Run: sudo systemctl reload nginx', 'Run: sudo systemctl restart website'])
  assert.equal(await machine.commands(), [])
})

test('when the web server does not take a release, the one before stays current', async ({ machine }) => {
  await releases(machine, 'one', 'two')
  await machine.systemctl(
    `[ "$2" = nginx ] || [ "$3" = nginx ] || exit 3; [ "$1" = is-active ] || readlink ${machine.place}/current | grep -q one`,
  )
  await machine.release(scriptOf(machine, 'one'), 'activate', 'one')
  const { code, err } = await machine.release(scriptOf(machine, 'one'), 'activate', 'two')
  assert.equal([code, err], [1, 'two was not taken. one is current, as before\n'])
  assert.is(await current(machine), 'releases/one')
  assert.match((await machine.release(scriptOf(machine, 'one'), 'list')).out, 'one  current')
})

// The site, packed twice, behind nginx

/** Starts nginx on the current release, with a `systemctl` that reloads it. */
type Site = RunningNginx & {
  url: string
  /** Returns the ids of nginx's processes that accept connections. */
  accepting: () => Promise<string[]>
}

async function startSite(machine: Machine): Promise<Site> {
  const port = await freePort()
  const own = join(machine.place, '../nginx')
  await mkdir(own)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${own};`)
  await writeFile(
    join(own, 'nginx.conf'),
    `daemon off; worker_processes 2; pid ${own}/pid; error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off; ${temporary.join(' ')}
  include ${machine.place}/current/nginx/http.conf;
  server { listen 127.0.0.1:${port}; include ${machine.place}/current/nginx/server.conf; }
}`,
  )
  await machine.systemctl(`case "$*" in
*" nginx") [ "$1" != reload ] || { '${findProgram('nginx')}' -t -q -e stderr -c ${own}/nginx.conf && kill -HUP "$(cat ${own}/pid)"; } ;;
*) exit 3 ;;
esac`)
  const url = `http://127.0.0.1:${port}`
  const nginx = await runNginx(own, url)
  return { ...nginx, url, accepting: async () => acceptingBelow((await readFile(join(own, 'pid'), 'utf8')).trim()) }
}

/** Finds the processes that nginx's first one has started and not told to end: their titles say so (Linux, proc(5)). */
async function acceptingBelow(first: string): Promise<string[]> {
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8')
  const found: string[] = []
  for (const id of children.trim().split(' ')) {
    const title = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
    if (title.includes('worker process') && !title.includes('shutting down')) found.push(id)
  }
  return found
}

type Answer = { status: number; policy: string; body: string }

const ask = (url: string, agent: Agent | false = false) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { agent }, response => {
      let body = ''
      response.setEncoding('utf8').on('data', chunk => (body += chunk))
      const policy = String(response.headers['content-security-policy'])
      response.on('end', () => resolve({ status: response.statusCode ?? 0, policy, body }))
    }).on('error', reject)
  })

/**
 * Visits pages with everything they name, four at a time, each over a connection of its own, until it is stopped. The pauses
 * leave the switch its share of the machine.
 */
function visit(url: string, paths: readonly string[]) {
  const seen = { pages: 0, others: 0, assets: 0, faults: [] as string[] }
  let stopped = false
  const visitors = Array.from({ length: 4 }, async (_, number) => {
    for (let i = number; !stopped; i += 1) {
      const path = String(paths[i % paths.length])
      try {
        const { status, policy, body } = await ask(url + path)
        seen.pages += 1
        if (isOther(body)) seen.others += 1
        if (status !== 200) seen.faults.push(`${path}: ${status}`)
        seen.faults.push(...refusedInline(body, policy).map(refused => `${path} refuses ${refused}`))
        for (const asset of assetsOf(body)) {
          const { status } = await ask(url + asset)
          seen.assets += 1
          if (status !== 200) seen.faults.push(`${path} needs ${asset}: ${status}`)
        }
      } catch (error) {
        seen.faults.push(`${path}: ${(error as Error).message}`)
      }
      await new Promise(resolve => setTimeout(resolve, 40))
    }
  })
  const stop = async () => {
    stopped = true
    await Promise.all(visitors)
    return seen
  }
  return { seen, stop }
}

const PATHS = ['/', '/about', '/services', '/contact', '/services/training', '/solutions/bedbank', '/terms']

test('visitors see one version or the other whole, while the site is switched to and fro', async ({ machine }) => {
  const { place } = machine
  const [dist, first, second] = ['dist', 'first', 'second'].map(name => join(folder, 'two', name)) as [
    string,
    string,
    string,
  ]
  await otherVersion('dist', dist, 'portfolio')
  const [one, two] = [await pack(first, { place }), await pack(second, { place, site: dist })]
  for (const own of [first, second]) assert.is((await machine.release(own, 'install')).err, '')
  assert.is((await machine.release(first, 'activate', one)).err, '')
  const nginx = await startSite(machine)
  const { seen, stop } = visit(nginx.url, PATHS)
  try {
    const [asset = ''] = assetsOf((await ask(`${nginx.url}/about`)).body).filter(path => path.endsWith('.js'))
    const withdrawn = async () => (await ask(`${nginx.url}/portfolio`)).status
    for (const [id, other] of [
      [two, true],
      [one, false],
      [two, true],
    ] as const) {
      const pages = seen.pages
      await until(() => seen.pages > pages + 5, 30_000)
      const old = await nginx.accepting()
      assert.ok(old.length > 0, 'no process of nginx was found')
      assert.is((await machine.release(first, 'activate', id)).err, '')
      const expected = other ? 404 : 200
      // nginx's old processes accept connections until they have read that they must end, each at its own time.
      await until(async () => (await nginx.accepting()).every(id => !old.includes(id)), 30_000)
      for (let i = 0; i < 20; i += 1) assert.is(await withdrawn(), expected, 'the withdrawn page')
      assert.is(isOther((await ask(nginx.url)).body), other)
      await until(() => seen.pages > pages + 15, 30_000)
      for (let i = 0; i < 20; i += 1) assert.is(await withdrawn(), expected, 'the withdrawn page')
      assert.is((await ask(nginx.url + asset)).status, 200, 'a script of a tab that stays open')
    }
    const { pages, others, assets, faults } = await stop()
    assert.equal([...new Set(faults)], [])
    assert.ok(others > 10 && pages - others > 10 && assets > pages, `${pages} pages, ${others} of the other version`)
    assert.not.match(nginx.log(), /\[(error|crit|alert|emerg)\]/)
  } finally {
    await stop()
    await nginx.close()
  }
})

test.run()
