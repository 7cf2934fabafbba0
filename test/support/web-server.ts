// Starts Caddy or Apache on two free ports of 127.0.0.1, HTTP and HTTPS, with the configuration that the build writes.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseRules } from '../../src/hosts/headers'
import { besideFiles } from '../../src/hosts/hosts'
import { findProgram } from '../../src/tools/find-program'
import { certificate, freePort } from './nginx'

export type WebServer = {
  url: string
  secureUrl: string
  /** Returns everything that the server has logged. */
  log: () => string
  close: () => Promise<void>
}

type Ports = { port: number; securePort: number }

/** Writes a server's configuration into a folder, which has its site's files. Returns its program with the parameters. */
type Configure = (folder: string, ports: Ports) => Promise<[program: string, ...parameters: string[]]>

/**
 * @param relay URL of the Node server that answers /api/
 * @param root folder of the site; Apache gets a copy of it, which the user `www-data` can read
 * @throws with the commands that install the server when it can be neither found nor installed, or with its log when it does
 * not start
 */
export type Start = (relay: string, root?: string) => Promise<WebServer>

export const startCaddy: Start = (relay, root = join(process.cwd(), 'dist')) => start(relay, root, configureCaddy)

export const startApache: Start = async (relay, root = 'dist') => {
  const parent = await mkdtemp(join(tmpdir(), 'apache-site-'))
  await chmod(parent, 0o755)
  const copy = join(parent, root.split('/').at(-1) ?? '')
  await cp(root, copy, { recursive: true })
  const { close, ...server } = await start(relay, copy, configureApache)
  return { ...server, close: () => close().then(() => rm(parent, { recursive: true })) }
}

async function start(relay: string, root: string, configure: Configure): Promise<WebServer> {
  const folder = await mkdtemp(join(tmpdir(), 'web-server-'))
  await chmod(folder, 0o755)
  const rules = parseRules(await readFile('dist/_headers', 'utf8'))
  for (const [name, text] of Object.entries(await besideFiles({ rules, root, relay }))) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  certificate(folder)
  const ports = { port: await freePort(), securePort: await freePort() }
  const [program, ...parameters] = await configure(folder, ports)
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const file = join(folder, 'log')
  const log = () => output + (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  const url = `http://127.0.0.1:${ports.port}`
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true })
  }
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) break
    if (await fetch(url).catch(() => null)) {
      return { url, secureUrl: `https://127.0.0.1:${ports.securePort}`, log, close }
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  const text = log()
  await close()
  throw new Error(`${program} did not start: ${text}`)
}

const configureCaddy: Configure = async (folder, { port, securePort }) => {
  const file = join(folder, 'Caddyfile')
  const shared = await readFile(join(folder, 'caddy/global.caddy'), 'utf8')
  await writeFile(
    file,
    `${shared.replace(/^\{/m, '{\n\tadmin off\n\tauto_https disable_redirects')}
http://:${port} {
	bind 127.0.0.1
	import caddy/site.caddy
}
https://:${securePort} {
	bind 127.0.0.1
	tls ${folder}/cert.pem ${folder}/key.pem
	import caddy/site.caddy
}
`,
  )
  return [findProgram('caddy'), 'run', '--adapter', 'caddyfile', '--config', file]
}

/** Where Debian keeps the modules, and the settings that come with them. */
const MODULES = '/usr/lib/apache2/modules'
const SETTINGS = '/etc/apache2/mods-available'
/** Those that Debian's Apache has from the start, then those that ours needs. */
const LOADED = [
  ...['mpm_event', 'authz_core', 'mime', 'dir', 'alias', 'env', 'filter', 'setenvif', 'deflate', 'negotiation'],
  ...['autoindex', 'reqtimeout', 'allowmethods', 'headers', 'proxy', 'proxy_http', 'rewrite', 'socache_shmcb', 'ssl'],
]

const configureApache: Configure = async (folder, { port, securePort }) => {
  const program = findProgram('apache')
  const file = join(folder, 'httpd.conf')
  const settings = ['mime', 'deflate', 'negotiation', 'dir'].map(name => join(SETTINGS, `${name}.conf`))
  // The folders above the site's have what ours must switch off.
  await writeFile(
    file,
    `ServerRoot "${folder}"
ServerName 127.0.0.1
PidFile "${folder}/pid"
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
ErrorLog "${folder}/log"
LogFormat "%h %r" common
CustomLog "${folder}/log" common
Listen 127.0.0.1:${port}
Listen 127.0.0.1:${securePort}
${LOADED.map(name => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
${settings
  .filter(path => existsSync(path))
  .map(path => `Include ${path}`)
  .join('\n')}
<Directory />
  Options +MultiViews +Indexes
</Directory>
<VirtualHost 127.0.0.1:${port}>
  Include apache/site.conf
</VirtualHost>
<VirtualHost 127.0.0.1:${securePort}>
  SSLEngine on
  SSLCertificateFile cert.pem
  SSLCertificateKeyFile key.pem
  Include apache/site.conf
</VirtualHost>
`,
  )
  return [program, '-f', file, '-DFOREGROUND']
}
