// The command behind `npm run audit`: runs all audits, or those that its arguments name, on the built site. Exits with 1 on
// any fault.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { openServer } from '../support/site'
import type { Audit, Result } from './audit'
import { table, writeReport } from './report'

const HERE = 'test/audit'

/** The quick audits first. Each is imported only when it runs, because its tools may not be installed before. */
const AUDITS: Record<string, () => Promise<Audit>> = {
  html: async () => (await import('./html')).html,
  wire: async () => (await import('./wire')).wire,
  sitemap: async () => (await import('./sitemap')).sitemap,
  observatory: async () => (await import('./observatory')).observatory,
  axe: async () => (await import('./axe')).axe,
  checkers: async () => (await import('./checkers')).checkers,
  lighthouse: async () => (await import('./lighthouse')).lighthouse,
}

try {
  const names = namedAudits(process.argv.slice(2))
  if (!installed()) command('npm', ['ci', '--prefix', HERE, '--ignore-scripts'])
  if (!existsSync('dist/index.html')) command('npm', ['run', 'build'])
  const results = await runAll(names)
  await writeReport(results)
  const faults = Object.values(results).flatMap(({ faults }) => faults)
  console.log(`\n${faults.length} faults; .build/audit.md and .build/audit.json have them all`)
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function namedAudits(names: readonly string[]): string[] {
  const known = Object.keys(AUDITS)
  const unknown = names.filter(name => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no audit ${unknown.join(', ')}: there are ${known.join(', ')}`)
  return known.filter(name => names.length === 0 || names.includes(name))
}

async function runAll(names: readonly string[]): Promise<Record<string, Result>> {
  // The server trusts one proxy, so that the Observatory can request what is sent over https.
  const server = await openServer('dist', 1)
  const results: Record<string, Result> = {}
  try {
    for (const name of names) {
      console.log(`\n${name}`)
      const audit = await AUDITS[name]?.()
      if (!audit) continue
      const result = await audit({ url: server.url, root: 'dist' }).catch(broken)
      results[name] = result
      console.log([table(result), ...(result.note ? [result.note] : []), ...result.faults].join('\n'))
    }
  } finally {
    await server.close()
  }
  return results
}

/** Reports an audit that could not run as a fault, so that the others still run. */
function broken(error: unknown): Result {
  return { head: [], rows: [], faults: [`it did not run: ${error instanceof Error ? error.message : error}`] }
}

/** Whether the tools are installed, and not older than the lock file. */
function installed(): boolean {
  const [made, lock] = [`${HERE}/node_modules/.package-lock.json`, `${HERE}/package-lock.json`]
  return existsSync(made) && statSync(made).mtimeMs >= statSync(lock).mtimeMs
}

function command(name: string, parameters: readonly string[]) {
  const { status } = spawnSync(name, parameters, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${name} ${parameters.join(' ')} failed`)
}
