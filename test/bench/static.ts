// Requests a second of one precompressed page over 64 connections: this server and, where it is installed, nginx with
// the same files, turn by turn. Needs wrk (apt-get install wrk nginx-light).
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const PAGE = '/about'
const ROUNDS = 3
const NODE = 'http://127.0.0.1:8301'
const NGINX = 'http://127.0.0.1:8302'
async function start(command: string, parameters: string[], url: string, env = {}) {
  const child = spawn(command, parameters, { stdio: 'ignore', env: { ...process.env, ...env } })
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return child
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  child.kill()
  throw new Error(`${command} does not answer at ${url}`)
}

/** Requests a second, as wrk counts them. */
function load(url: string, encoding: string): number {
  const report = execFileSync('wrk', ['-t1', '-c64', '-d5s', '-H', `Accept-Encoding: ${encoding}`, url + PAGE], {
    encoding: 'utf8',
  })
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(report)
  return Number(report.match(/Requests\/sec: +([\d.]+)/)?.[1])
}

export async function files() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const node = await start(process.execPath, ['.build/bench/src/server/serve.js'], NODE, {
    PORT: '8301',
    OUTBOX: join(folder, 'outbox'),
  })
  const children = [node]
  const hasNginx = existsSync('/usr/sbin/nginx')
  if (hasNginx) {
    const conf = join(folder, 'nginx.conf')
    const server = readFileSync('.build/nginx/server.conf', 'utf8').replace('http://127.0.0.1:3000', NODE)
    writeFileSync(
      conf,
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 256; }
http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
  fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  include ${resolve('.build/nginx/http.conf')};
  server { listen 127.0.0.1:8302; ${server} } }`,
    )
    children.push(await start('/usr/sbin/nginx', ['-c', conf], NGINX))
  }
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const own = load(NODE, 'gzip')
      const other = hasNginx ? load(NGINX, 'gzip') : Number.NaN
      console.log(
        `round ${round}: node ${Math.round(own)} requests/s, nginx ${Math.round(other)}, ratio ${(own / other).toFixed(2)}`,
      )
    }
  } finally {
    for (const child of children) child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
