import { spawn } from 'node:child_process'

/** Milliseconds after which a file of tests counts as hanging. */
const LIMIT = 300_000

export type Outcome = {
  output: string
  passed: number
  failed: number
  skipped: number
}

/**
 * Runs a bundled file of tests in a process of its own. A file that breaks off before it has counted its tests counts as
 * one test that failed.
 */
export function runFile(bundle: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const child = spawn(process.execPath, ['--enable-source-maps', bundle], {
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const timer = setTimeout(() => {
    output += `\nIt has not ended after ${LIMIT / 1000} s\n`
    child.kill()
  }, LIMIT)
  return new Promise(resolve =>
    child.on('close', code => {
      clearTimeout(timer)
      const [total, passed, skipped] = ['Total', 'Passed', 'Skipped'].map(name => figure(output, name))
      if (total === undefined) output += `\nIt ended with ${code} before it had counted its tests\n`
      const failed = (total ?? 0) - (passed ?? 0) || (code === 0 ? 0 : 1)
      resolve({ output, passed: passed ?? 0, failed, skipped: skipped ?? 0 })
    }),
  )
}

/** A figure of uvu's summary, which is the last: a test may print that of another run. */
function figure(output: string, name: string): number | undefined {
  const digits = Array.from(output.matchAll(new RegExp(`^ *${name}: +(\\d+)$`, 'gm')), ([, digits]) => digits)
  return digits.length > 0 ? Number(digits.at(-1)) : undefined
}
