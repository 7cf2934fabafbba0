import { type FSWatcher, readdirSync, watch } from 'node:fs'

/**
 * Reports what is changed, created or removed below a folder, by paths that begin with it. With one watcher for each folder:
 * on Linux, Node's recursive watching loses files that are removed and created again, as git and some editors do.
 */
export function watchTree(root: string, report: (path: string) => void): void {
  const watchers = new Map<string, FSWatcher>()
  const open = (folder: string) =>
    watch(folder, (_event, name) => {
      report(`${folder}/${name}`)
      visit(folder)
    })
  const visit = (folder: string) => {
    try {
      const entries = readdirSync(folder, { withFileTypes: true })
      if (!watchers.has(folder)) watchers.set(folder, open(folder))
      for (const entry of entries) if (entry.isDirectory()) visit(`${folder}/${entry.name}`)
    } catch {
      // It has been removed.
      watchers.get(folder)?.close()
      watchers.delete(folder)
    }
  }
  visit(root)
}
