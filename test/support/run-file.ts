import { type ChildProcess, spawn } from 'node:child_process'

/** How long a test file may run before it counts as hanging, in ms. */
const LIMIT = 600_000

const running = new Set<ChildProcess>()

// The terminal's Ctrl-C reaches only the process group of the run itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) endGroup(child)
    process.exit(1)
  })
}

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
export async function runFile(bundle: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { code, output } = await run([process.execPath, '--enable-source-maps', bundle], env)
  const [total, passed, skipped] = ['Total', 'Passed', 'Skipped'].map(name => figure(output, name))
  const failed = (total ?? 0) - (passed ?? 0) || (code === 0 ? 0 : 1)
  const why = total === undefined ? `\nIt ended with ${code} before it had counted its tests\n` : ''
  return { output: output + why, passed: passed ?? 0, failed, skipped: skipped ?? 0 }
}

/** Runs a command that counts no tests. If it fails, it counts as one failed test. */
export async function runCommand(command: readonly string[]): Promise<Outcome> {
  const { code, output } = await run(command, process.env)
  return { output, passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

/** Runs a command in a process group of its own, which ends with it: with the servers that it starts. */
function run([program = '', ...parameters]: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, parameters, {
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const timer = setTimeout(() => {
    output += `\nIt has not ended after ${LIMIT / 1000} s\n`
    endGroup(child)
  }, LIMIT)
  // Whatever outlives the file would hold its streams open, and slow the other files down.
  child.on('exit', () => endGroup(child))
  return new Promise<{ code: number | null; output: string }>(resolve =>
    child.on('close', code => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output })
    }),
  )
}

/** Ends a test file and all servers that it has started. Its browsers end by themselves, when their pipe closes. */
function endGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // None is left.
  }
}

/** Returns a figure of uvu's summary. The last match counts, because a test may print the summary of another run. */
function figure(output: string, name: string): number | undefined {
  const digits = Array.from(output.matchAll(new RegExp(`^ *${name}: +(\\d+)$`, 'gm')), ([, digits]) => digits)
  return digits.length > 0 ? Number(digits.at(-1)) : undefined
}
