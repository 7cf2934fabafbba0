// Holds a listening socket, as systemd does for a socket unit, and starts servers that inherit it one after the other.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export type HeldSocket = {
  url: string
  /** Starts a server with the socket as file descriptor 3. Resolves, when it says that it serves, with its process id. */
  start: () => Promise<number>
  /** What the servers have printed. */
  log: () => string
  close: () => Promise<void>
}

/**
 * The shell has the socket as descriptor 3 and never accepts from it. For each line that it reads it starts a server, whose
 * shell becomes the server, so that LISTEN_PID is the server's own id. Another shell waits for its end: a process that
 * nobody has waited for still has its id.
 */
const HOLDER = `while read -r line; do
  (sh -c 'echo "started $$" && LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"' sh "$@" </dev/null; true) &
done
wait`

/** Opens a socket on a free port of 127.0.0.1 for servers that the script is. */
export async function holdSocket(
  script: string,
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<HeldSocket> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { fd } = Reflect.get(server, '_handle') as { fd: number }
  const holder: ChildProcess = spawn('sh', ['-c', HOLDER, 'sh', process.execPath, script], {
    ...options,
    stdio: ['pipe', 'pipe', 'pipe', fd],
  })
  server.close()
  const started: number[] = []
  // Without this, servers would outlive an aborted run.
  const kill = () => {
    for (const pid of started) if (runs(pid)) process.kill(pid, 'SIGKILL')
    holder.kill('SIGKILL')
  }
  process.once('exit', kill)
  let log = ''
  for (const stream of [holder.stdout, holder.stderr]) stream?.on('data', chunk => (log += chunk))
  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      const begin = log.length
      holder.stdin?.write('start\n')
      const end = Date.now() + 10_000
      for (;;) {
        const own = log.slice(begin)
        const pid = own.match(/^started (\d+)$/m)?.[1]
        if (pid && !started.includes(Number(pid))) started.push(Number(pid))
        if (pid && / serves /.test(own)) return Number(pid)
        if (Date.now() > end || (pid && !runs(Number(pid)))) throw new Error(`the server did not start: ${own}`)
        await new Promise(resolve => setTimeout(resolve, 5))
      }
    },
    log: () => log,
    close: async () => {
      for (const pid of started) if (runs(pid)) process.kill(pid, 'SIGTERM')
      holder.stdin?.end()
      if (holder.exitCode === null) await once(holder, 'exit')
      process.off('exit', kill)
    },
  }
}

/** Whether a process runs. */
export function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
