// Starts nginx on two free ports of 127.0.0.1, HTTP and HTTPS, with the configuration that the build has written.
import { execFileSync, spawn } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../src/tools/find-program'

export type Nginx = {
  url: string
  secureUrl: string
  /** Returns nginx's error log, including warnings. */
  log: () => string
  close: () => Promise<void>
}

/**
 * @param relay URL of the Node server that answers /api/
 * @param files folder of http.conf and server.conf, which address the Node server as http://127.0.0.1:3000
 * @throws with the command that installs nginx when it can be neither found nor installed, or with nginx's log when it does
 * not start
 */
export async function startNginx(relay: string, files = '.build/nginx'): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const [port, securePort] = [await freePort(), await freePort()]
  const server = (await readFile(join(files, 'server.conf'), 'utf8')).replace('http://127.0.0.1:3000', relay)
  await writeFile(join(folder, 'server.conf'), server)
  await copyFile(join(files, 'http.conf'), join(folder, 'http.conf'))
  certificate(folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder};`)
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
  include ${folder}/http.conf;
  server {
    listen 127.0.0.1:${port};
    listen 127.0.0.1:${securePort} ssl;
    ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;
    include ${folder}/server.conf;
  }
}`,
  )
  const url = `http://127.0.0.1:${port}`
  const { log, close } = await runNginx(folder, url)
  const remove = async () => {
    await close()
    await rm(folder, { recursive: true })
  }
  return { url, secureUrl: `https://127.0.0.1:${securePort}`, log, close: remove }
}

export type RunningNginx = Pick<Nginx, 'log' | 'close'> & {
  /** Makes nginx read its configuration again, as `nginx -s reload` does. */
  reload: () => void
}

/**
 * Runs nginx with the nginx.conf of a folder, which must say `daemon off;`, and resolves when it answers at `url`.
 * @throws with nginx's log when it does not start
 */
export async function runNginx(folder: string, url: string): Promise<RunningNginx> {
  const child = spawn(findProgram('nginx'), ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // Without this, nginx would outlive an aborted test run.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let log = ''
  child.stderr.on('data', chunk => (log += chunk))
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  const close = async () => {
    child.kill('SIGQUIT')
    await ended
    process.off('exit', kill)
  }
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) break
    if (await fetch(url, { redirect: 'manual' }).catch(() => null)) {
      return { log: () => log, close, reload: () => child.kill('SIGHUP') }
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  await close()
  throw new Error(`nginx did not start: ${log}`)
}

/** Writes key.pem and cert.pem, for 127.0.0.1, into a folder. */
export function certificate(folder: string): void {
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '1']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  // Found in milliseconds, unlike the primes of an RSA key.
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...key, ...subject, ...files], { stdio: 'ignore' })
}

/** Finds a port of 127.0.0.1 on which nobody listens. */
export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
