// The printed way of counting visitors: nginx's log of visits, and what the steps of src/hosts/README.md find in it.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { besideFiles } from '../../src/hosts/hosts'
import { startServer } from '../../src/server/node'
import { findProgram } from '../../src/tools/find-program'
import { freePort } from '../support/nginx'
import { visitor } from '../support/visitor'

const VISITOR = '127.0.0.9'
const TOPIC = '/contact?topic=training'
const steps = await readFile('src/hosts/README.md', 'utf8')
const folder = await mkdtemp(join(tmpdir(), 'visits-'))
const node = await startServer(
  { port: 0, host: '127.0.0.1', root: 'dist', outbox: join(folder, 'outbox'), trustProxy: 1 },
  { forms: { admit: () => () => {} } },
)
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const nginx = await startPrinted()
test.after(async () => {
  nginx.kill('SIGQUIT')
  await new Promise(resolve => nginx.once('close', resolve))
  await node.close()
  await rm(folder, { recursive: true })
})

/** Returns the printed block of code that contains a text, without its indentation. */
function printed(text: string): string {
  const blocks = Array.from(steps.matchAll(/^ *```\w+\n(.*?)^ *```$/gms), ([, block = '']) => block)
  return (blocks.find(block => block.includes(text)) ?? '').replace(/^ {3}/gm, '')
}

/** Starts nginx as printed, with its logs in the folder. */
async function startPrinted() {
  const files = await besideFiles({ rules: [], root: join(process.cwd(), 'dist'), relay: node.url })
  const [, accessLog = ''] = steps.match(/`(access_log \/var\/log\/nginx\/visits\.log [^`]*)`/) ?? []
  const deploy = await readFile('src/hosts/deploy/nginx/site.conf', 'utf8')
  const [errorLog = ''] = deploy.match(/error_log [^;]*;/) ?? []
  const logs = (text: string) => text.replace('/var/log/nginx', folder)
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  ${printed('log_format visits')}
  ${files['nginx/http.conf']}
  server {
    listen 127.0.0.1:${port};
    ${logs(accessLog)}
    ${logs(errorLog)}
    ${files['nginx/server.conf']}
  }
}`,
  )
  const parameters = ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  const child = spawn(findProgram('nginx'), parameters, { stdio: 'ignore' })
  process.once('exit', () => child.kill('SIGKILL'))
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(`${url}/favicon.svg`).catch(() => null)) return child
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`nginx did not start: ${await readFile(join(folder, 'error.log'), 'utf8')}`)
}

/** Sends a request from the visitor's address. */
function send(path: string, headers: Record<string, string>, body?: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    request(url + path, { method, headers, localAddress: VISITOR }, response =>
      response.resume().on('end', () => resolve(response.statusCode)),
    )
      .on('error', reject)
      .end(body)
  })
}

const FORM = new URLSearchParams(visitor).toString()
const form = (accept: string) => ({
  'Content-Type': 'application/x-www-form-urlencoded',
  Referer: `${url}${TOPIC}`,
  Accept: accept,
})
await send('/about?utm_source=fair', { Referer: 'https://www.google.com/' })
await send('/media.css', { Referer: `${url}/about` })
await send('/api/contact', form('application/json'), FORM)
await send('/api/contact', form('text/html'), FORM)
await send('/api/contact?edition=ar', form('application/json'), FORM)
await send('/api/contact', form('application/json'), 'fullName=')
const floods = await Promise.all(Array.from({ length: 40 }, () => send('/api/nothing', {}, '')))
// nginx writes its log after it has answered.
await new Promise(resolve => setTimeout(resolve, 200))
const log = await readFile(join(folder, 'visits.log'), 'utf8')

test('the log has the visit, with where it came from and its mark, and no other file than pages', () => {
  assert.match(log, '"GET /about?utm_source=fair HTTP/1.1" 200')
  assert.match(log, '"https://www.google.com/"')
  assert.not.match(log, 'media.css')
})

test('no log has the address of the visitor, not even after requests that were refused', async () => {
  assert.ok(floods.includes(429))
  assert.match(log, /^127\.0\.0\.0 /m)
  assert.not.match(log + (await readFile(join(folder, 'error.log'), 'utf8')), VISITOR)
})

test('the printed command counts the messages that were taken, in any language, with and without JavaScript, by the topic of the page', () => {
  const command = printed('POST')
    .replace(/^sudo /, '')
    .replace('/var/log/nginx', folder)
  const output = execFileSync('sh', ['-c', command], { encoding: 'utf8' })
  assert.is(output.trim(), `3 ${url}${TOPIC}`)
})

test.run()
