// Starts the bundled server in a separate process, as `npm run serve` does.
import { type ChildProcess, spawn } from 'node:child_process'

export type Served = {
  url: string
  process: ChildProcess
  /** Resolves with the exit code; null when the process was killed. */
  ended: Promise<number | null>
}

/**
 * Starts a server script and resolves when it listens.
 * @param hear receives its output
 * @throws when it does not listen within 10 s
 */
export async function serve(
  script: string,
  options: { cwd?: string; env: NodeJS.ProcessEnv },
  hear: (text: string) => void = () => {},
): Promise<Served> {
  const child = spawn(process.execPath, [script], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  // Without this, the server would outlive an aborted run.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      log += chunk
      hear(String(chunk))
    })
  }
  const ended = new Promise<number | null>(resolve => {
    child.once('close', code => {
      process.off('exit', kill)
      resolve(code)
    })
  })
  const end = Date.now() + 10_000
  for (;;) {
    const url = log.match(/^(http:\S+) serves/m)?.[1]
    if (url) return { url, process: child, ended }
    if (Date.now() > end || child.exitCode !== null) {
      kill()
      throw new Error(`the server did not start: ${log}`)
    }
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}
