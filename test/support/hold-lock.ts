// Takes the lock of the folder named by the first argument, sends `held`, and keeps the lock until the process is killed.
// With `fight` as the second argument it takes and releases the lock for a second instead, and exits with 1 when another
// process holds it at the same time.
import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from '../../src/server/lock'

const [, , folder = '', mode] = process.argv

if (mode === 'fight') {
  const mark = join(folder, 'mark')
  const end = performance.now() + 1000
  while (performance.now() < end) {
    const lock = await takeLock(folder, undefined, 100).catch(() => undefined)
    if (!lock) continue
    // Throws when another process has the mark, which makes this process exit with 1.
    openSync(mark, 'wx')
    await new Promise(resolve => setTimeout(resolve, Math.random() * 5))
    rmSync(mark)
    await lock.release()
  }
  process.exit(0)
}

await takeLock(folder)
process.send?.('held')
setInterval(() => {}, 1000)
