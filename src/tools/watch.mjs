// Changes below folders, a watcher each: Node's own watching of whole trees loses files on Linux that are removed and made
// again, as git and some editors do.
import { readdirSync, watch } from 'node:fs'

/**
 * Reports files that are changed, made or removed below a folder, of folders that come later too.
 * @param {string} folder
 * @param {(file: string) => void} report gets its path, which begins with the folder and has slashes
 */
export function watchTree(folder, report) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map()
  /**
   * @param {string} path
   * @param {boolean} isNew what is in it has not been reported yet
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
 * What is in a folder; undefined of anything else.
 * @param {string} path
 */
function entriesOf(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch {
    return undefined
  }
}
