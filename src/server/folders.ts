/** The folders of an outbox, which only their owner may enter (0700). */
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, realpathSync, type Stats } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { syncNow } from './files'
import { isLock } from './lock'
import { codeOf, log } from './log'

const NAMES = ['pending', 'held', 'dead', 'sent', 'strange'] as const

type Name = (typeof NAMES)[number]

/** The folder of the messages for the webhook, an outbox in the outbox. */
export const WEBHOOK = 'webhook'

/** The path of each folder. */
export type Folders = Record<Name | 'root', string>

const isOpen = ({ mode }: Stats): boolean => (mode & 0o077) !== 0

/**
 * Creates the missing folders of an outbox, and closes existing ones to other users.
 * @throws an error of one line that names the setting, when that fails, or when the folder holds other files and is open to
 * other users
 */
export function openFolders(folder: string): Folders {
  let root = resolve(folder)
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 })
    // The outbox folder itself may be a symbolic link, which its owner made; the folders in it may not.
    root = realpathSync(root)
    const paths = NAMES.map(name => join(root, name))
    if (isOpen(lstatSync(root)) && !isOurs(root)) throw new Error('others may enter it, and it holds other files')
    for (const path of paths) {
      // What root creates with the command for messages belongs to the server that is to use it.
      if (mkdirSync(path, { recursive: true, mode: 0o700 }) && process.getuid?.() === 0) giveToOwner(path, root)
      if (!lstatSync(path).isDirectory()) throw new Error(`${path} is not a folder`)
    }
    for (const path of [root, ...paths]) close(path)
    // A file survives a crash only if its name is synced too, and so are the names of all new folders above it.
    for (const path of [...paths, root, dirname(root)]) syncNow(path)
    const [pending = '', held = '', dead = '', sent = '', strange = ''] = paths
    return { root, pending, held, dead, sent, strange }
  } catch (error) {
    throw new Error(`OUTBOX: ${root} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

function giveToOwner(path: string, folder: string) {
  const { uid, gid } = lstatSync(folder)
  chownSync(path, uid, gid)
}

/** Whether a folder holds nothing but an outbox. Closing any other folder to other users could break what is in it. */
const isOurs = (root: string): boolean =>
  readdirSync(root).every(name => isLock(name) || name === WEBHOOK || NAMES.some(ours => ours === name))

function close(path: string): void {
  const stats = lstatSync(path)
  if (!isOpen(stats)) return
  try {
    chmodSync(path, 0o700)
  } catch (error) {
    throw new Error(`others may enter ${path}, which cannot be changed (${codeOf(error)})`)
  }
  log('warn', 'folder closed', { folder: path, mode: (stats.mode & 0o777).toString(8) })
}
