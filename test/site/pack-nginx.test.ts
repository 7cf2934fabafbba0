// The configurations of nginx that README.md of the pack tells to copy, in a real nginx: for a machine, and for a container.
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pack } from '../../src/tools/pack'
import { certificate, freePort, runNginx } from '../support/nginx'
import { until } from '../support/provider'

const test = suite('pack behind nginx')

const folder = await mkdtemp(join(tmpdir(), 'served-'))
const place = join(folder, 'website')
const id = await pack(join(folder, 'pack'), { place, domain: 'www.example.org' })
await mkdir(join(place, 'releases'), { recursive: true })
await symlink(join(folder, 'pack'), join(place, 'releases', id))
await symlink(join('releases', id), join(place, 'current'))
const webroot = join(folder, 'html')
await mkdir(join(webroot, '.well-known/acme-challenge'), { recursive: true })
await writeFile(join(webroot, '.well-known/acme-challenge/token'), 'proof')
certificate(folder)

const packed = (name: string) => readFile(join(folder, 'pack', name), 'utf8')
const ports = { port: await freePort(), securePort: await freePort() }
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder};`)
const user = process.getuid?.() === 0 ? 'user root;' : ''

/** Puts free ports of this machine and the files of this test into a configuration. */
const here = (configuration: string, { port, securePort } = ports): string =>
  configuration
    .replace(/listen (\[::\]:)?(80|443)\b/g, (_, v6, known) => {
      return `listen ${v6 ? '[::1]' : '127.0.0.1'}:${known === '80' ? port : securePort}`
    })
    .replaceAll('/var/www/html', webroot)
    .replace(/\/etc\/letsencrypt\/\S+\/fullchain\.pem/g, join(folder, 'cert.pem'))
    .replace(/\/etc\/letsencrypt\/\S+\/privkey\.pem/g, join(folder, 'key.pem'))

async function start(name: string, configuration: string, { port } = ports) {
  const own = join(folder, name)
  await mkdir(own)
  await writeFile(
    join(own, 'nginx.conf'),
    `daemon off; ${user}\n${configuration.replace(/^pid .*/m, '')}\npid ${own}/pid;`,
  )
  return runNginx(own, `http://127.0.0.1:${port}`)
}

// Debian's nginx.conf around site.conf, with the number of connections that README.md sets.
const machine = await start(
  'machine',
  `worker_processes 1; error_log stderr;
worker_rlimit_nofile 20000;
events { worker_connections ${(await packed('README.md')).match(/worker_connections (\d+)/)?.[1]}; }
http {
  access_log off; include /etc/nginx/mime.types; default_type application/octet-stream; ${temporary.join(' ')}
  ${here(await packed('nginx/site.conf'))}
}`,
)
const containerPorts = { port: await freePort(), securePort: await freePort() }
const container = await start(
  'container',
  here(await packed('compose/nginx.conf'), containerPorts).replace('http {', `http { ${temporary.join(' ')}`),
  containerPorts,
)
test.after(async () => {
  await Promise.all([machine.close(), container.close()])
  await rm(folder, { recursive: true })
})

for (const host of ['127.0.0.1', '[::1]']) {
  test(`over ${host} plain http leads to the same address with https, whatever Host says`, async () => {
    const answer = await new Promise<(string | number | undefined)[]>((resolve, reject) => {
      const headers = { Host: 'elsewhere.example' }
      get(`http://${host}:${ports.port}/about?topic=demo`, { headers }, ({ statusCode, headers }) => {
        resolve([statusCode, headers.location])
      }).on('error', reject)
    })
    assert.equal(answer, [308, 'https://www.example.org/about?topic=demo'])
  })

  test(`over ${host} pages come by HTTP/2`, async () => {
    const session = connectHttp2(`https://${host}:${ports.securePort}`, { rejectUnauthorized: false })
    const request = session.request({ ':path': '/about', ':authority': 'www.example.org' })
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject)
      request.on('response', headers => resolve(headers[':status']))
    })
    assert.equal([session.alpnProtocol, status], ['h2', 200])
    session.destroy()
  })
}

for (const [name, { port }] of [
  ['machine', ports],
  ['container', containerPorts],
] as const) {
  test(`the issuer of certificates finds its proof on the ${name}`, async () => {
    const response = await fetch(`http://127.0.0.1:${port}/.well-known/acme-challenge/token`)
    assert.equal([response.status, await response.text()], [200, 'proof'])
  })
}

test('with a certificate, the container serves the site with TLS', async () => {
  const text = await packed('compose/nginx.conf')
  const [before, after = ''] = text.split(/^ {2}# With a certificate.*\n/m) as [string, string]
  const free = { port: await freePort(), securePort: await freePort() }
  const secure = `${before.replace(/^ {2}server \{[\s\S]*?^ {2}\}\n/m, '')}${after.replace(/^ {2}# /gm, '  ')}`
  // nginx before 1.25.1 has no such line.
  const older = here(secure, free).replace(/^ *http2 on;\n/m, '')
  assert.not.equal(older, here(secure, free))
  const nginx = await start('secure', older.replace('http {', `http { ${temporary.join(' ')}`), free)
  const redirect = await fetch(`http://127.0.0.1:${free.port}/about`, { redirect: 'manual' })
  assert.is(redirect.headers.get('Location'), 'https://www.example.org/about')
  await nginx.close()
})

/** Opens connections that send the beginning of a request and then nothing. Resolves when all are open. */
async function halfOpen(port: number, count: number, text: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  await Promise.all(
    sockets.map(socket => {
      socket.on('error', () => {})
      return new Promise<void>(resolve => socket.once('connect', () => socket.write(text, () => resolve())))
    }),
  )
  return sockets
}

const slow: [what: string, text: string][] = [
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['a body', 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nfullName='],
]

for (const [what, text] of slow) {
  test(`a connection that never ends ${what} is closed within half a minute`, async () => {
    const [socket] = await halfOpen(containerPorts.port, 1, text)
    let closed = false
    socket?.resume().on('close', () => {
      closed = true
    })
    await until(() => closed, 30_000)
  })
}

test.run()
