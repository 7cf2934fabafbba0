// Takes the lock of the folder that is named, says so, and keeps it until the process is killed. With `fight` it takes
// and releases it for two seconds, and ends with 1 when somebody else has it at the same time.
import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from '../../src/server/lock'

const [, , folder = '', mode] = process.argv

if (mode === 'fight') {
  const mark = join(folder, 'mark')
  const end = performance.now() + 2000
  while (performance.now() < end) {
    const lock = await takeLock(folder, undefined, 100).catch(() => undefined)
    if (!lock) continue
    // Throws when the file is there, which ends the process with 1.
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
