// Watches folder trees with one watcher per folder. On Linux, Node's recursive watching loses files that are removed and
// created again, as git and some editors do.
import { readdirSync, watch } from 'node:fs'

/**
 * Reports files that are changed, created or removed below a folder, including those in folders that are created later.
 * @param {string} folder
 * @param {(file: string) => void} report receives the path of the file, which begins with the folder and has forward slashes
 */
export function watchTree(folder, report) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map()
  /**
   * @param {string} path
   * @param {boolean} isNew whether its contents have not been reported yet
   */
  const add = (path, isNew) => {
    const entries = entriesOf(path)
    if (!entries) return remove(path)
    if (watchers.has(path)) return
    const watcher = watch(path, (_event, name) => {
      const file = `${path}/${name}`
      add(file, true)
      report(file)
    })
    watchers.set(
      path,
      watcher.on('error', () => remove(path)),
    )
    for (const entry of entries) {
      const file = `${path}/${entry.name}`
      if (entry.isDirectory()) add(file, isNew)
      else if (isNew) report(file)
    }
  }
  /** @param {string} path */
  const remove = path => {
    watchers.get(path)?.close()
    watchers.delete(path)
  }
  add(folder, false)
}

/**
 * Returns the entries of a folder; undefined for anything else.
 * @param {string} path
 */
function entriesOf(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch {
    return undefined
  }
}
