import { spawn } from 'node:child_process'

/** How long a test file may run before it counts as hanging, in ms. */
const LIMIT = 300_000

/** How long the last lines of a file that has ended may take to arrive, in ms. */
const GRACE = 2000

export type Outcome = {
  output: string
  passed: number
  failed: number
  skipped: number
}

/**
 * Runs a bundled test file in its own process. A file that exits before it prints the summary of its tests counts as one
 * failed test.
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
    child.kill('SIGKILL')
  }, LIMIT)
  // A server or a browser that outlives the file holds these streams open, and the run must not wait for it.
  child.on('exit', () => {
    setTimeout(() => {
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
    }, GRACE).unref()
  })
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

/** Returns a figure of uvu's summary. The last match counts, because a test may print the summary of another run. */
function figure(output: string, name: string): number | undefined {
  const digits = Array.from(output.matchAll(new RegExp(`^ *${name}: +(\\d+)$`, 'gm')), ([, digits]) => digits)
  return digits.length > 0 ? Number(digits.at(-1)) : undefined
}
