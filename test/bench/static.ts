// Measures the requests per second for one precompressed page over 64 connections: of this server and, where it is
// installed, of nginx with the same files, in turns. Needs wrk (apt-get install wrk nginx-light).
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleCommand } from '../../src/tools/bundle.mjs'
import { installedProgram } from '../../src/tools/find-program'
import { startNginx } from '../support/nginx'
import { serve } from '../support/serve'
import type { Measure } from './report'

const PAGE = '/about'
const ROUNDS = 3

/** Returns the requests per second that wrk counts. */
function load(url: string): number {
  const report = execFileSync('wrk', ['-t1', '-c64', '-d5s', '-H', 'Accept-Encoding: gzip', url + PAGE], {
    encoding: 'utf8',
  })
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(report)
  return Number(report.match(/Requests\/sec: +([\d.]+)/)?.[1])
}

export async function files(): Promise<Measure[]> {
  const outbox = await mkdtemp(join(tmpdir(), 'bench-'))
  const env = { ...process.env, PORT: '0', OUTBOX: outbox }
  const node = await serve(bundleCommand('src/server/serve.ts'), { env })
  const nginx = installedProgram('nginx') ? await startNginx(node.url) : undefined
  try {
    const [own, others]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      own.push(load(node.url))
      if (nginx) others.push(load(nginx.url))
    }
    return [
      { name: 'node', unit: 'requests/s', runs: own, more: true },
      ...(nginx ? [{ name: 'nginx', unit: 'requests/s', runs: others, more: true }] : []),
    ]
  } finally {
    node.process.kill()
    await Promise.all([node.ended, nginx?.close()])
    await rm(outbox, { recursive: true, force: true })
  }
}
