// Two releases of the site, and a machine to install them on: a folder, and stand-ins for the commands that need systemd.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { htmlFiles } from './html'

/**
 * Makes another version of a built site: every page has another style, all scripts that pages name have other names, and a
 * page is withdrawn.
 * @param withdrawn name of the withdrawn page without its ending
 */
export async function otherVersion(from: string, to: string, withdrawn: string): Promise<void> {
  await cp(from, to, { recursive: true })
  for (const end of ['', '.br', '.gz']) await rm(join(to, `${withdrawn}.html${end}`))
  const moved = new Map<string, string>()
  const hashes = new Map<string, string>()
  const newName = (_: string, name: string, end: string) => {
    moved.set(`${name}${end}`, `${name}NEXT${end}`)
    return `${name}NEXT${end}`
  }
  for (const [name, html] of await htmlFiles(to)) {
    const changed = html
      .replace(/<style([^>]*)>([\s\S]*?)<\/style>/g, (_, attributes: string, css: string) => {
        hashes.set(sha256(css), sha256(`${css}${MARK}`))
        return `<style${attributes}>${css}${MARK}</style>`
      })
      .replace(/(?<==")(\/assets\/[\w-]+)(\.js)(?=")/g, newName)
    await writeFile(join(to, name), changed)
    // The compressed copies are of the other version.
    for (const end of ['.br', '.gz']) await rm(join(to, name + end))
  }
  for (const [old, name] of moved) {
    for (const end of ['', '.br', '.gz']) await rename(join(to, old + end), join(to, name + end)).catch(() => {})
  }
  const headers = await readFile(join(to, '_headers'), 'utf8')
  await writeFile(
    join(to, '_headers'),
    headers.replace(/sha256-[\w+/=]+/g, hash => hashes.get(hash) ?? hash),
  )
}

/** The rule that the other version adds to its styles. */
const MARK = 'x-next{top:0}'
export const isOther = (html: string): boolean => html.includes(MARK)

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * Returns what is wrong with an answer for a page: inline elements that its policy does not allow, by their beginnings.
 */
export function refusedInline(html: string, policy: string): string[] {
  const inline = [...html.matchAll(/<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
  return inline.flatMap(([, tag, attributes = '', text = '']) => {
    if (/ src=|application\/ld\+json/.test(attributes)) return []
    const directive = policy.split('; ').find(part => part.startsWith(`${tag}-src `))
    return directive?.includes(`'${sha256(text)}'`) ? [] : [`${tag}: ${text.slice(0, 40)}`]
  })
}

/** Returns the scripts, styles and fonts that a page names. */
export const assetsOf = (html: string): string[] =>
  Array.from(html.matchAll(/(?:src|href)="(\/(?:assets|fonts)\/[^"]+)"/g), ([, path = '']) => path)

export type Machine = {
  /** The folder of the releases. */
  place: string
  /** Runs the script of a pack, or that of an installed release. Resolves with its exit code and output. */
  release: (script: string, ...args: string[]) => Promise<{ code: number; out: string; err: string }>
  /** Who runs the script: `root` by default. */
  as: (user: 'root' | 'another') => void
  /** The commands for systemd so far, and forgets them. */
  commands: () => Promise<string[]>
  /** What `systemctl` does, as the lines of a shell script; $* are its arguments. By default no service is active. */
  systemctl: (lines: string) => Promise<void>
  remove: () => Promise<void>
}

export async function openMachine(): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'machine-'))
  // nginx's workers may run as another user.
  await chmod(folder, 0o755)
  const [place, bin, log] = ['website', 'bin', 'log'].map(name => join(folder, name)) as [string, string, string]
  await mkdir(bin)
  const command = (name: string, lines: string) => writeFile(join(bin, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  const systemctl = (lines: string) => command('systemctl', `echo "$*" >>'${log}'\n${lines}`)
  await systemctl('[ "$1" != is-active ]')
  await command('docker', '')
  let uid = 0
  return {
    place,
    release: async (script, ...args) => {
      await command('id', `[ "$1" = -u ] && echo ${uid} || echo somebody`)
      const env = { PATH: `${bin}:${process.env.PATH}` }
      return new Promise(resolve => {
        execFile(join(script, 'release'), args, { env }, (error, out, err) => {
          resolve({ code: Number(error?.code ?? 0), out, err })
        })
      })
    },
    as: user => {
      uid = user === 'root' ? 0 : 1000
    },
    commands: async () => {
      const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n')
      await rm(log, { force: true })
      return lines.filter(line => line && !line.startsWith('is-active'))
    },
    systemctl,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Writes a small release that has the script of a pack: the given files, listed as `pack` lists them. */
export async function smallRelease(pack: string, folder: string, id: string, files: Record<string, string>) {
  await mkdir(folder, { recursive: true })
  await cp(join(pack, 'release'), join(folder, 'release'))
  for (const [name, text] of Object.entries({ ...files, id: `${id}\n` })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const hex = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
  const lines = names.map(async name => `${hex(await readFile(join(folder, name)))}  ${name}\n`)
  const manifest = (await Promise.all(lines)).join('')
  await writeFile(join(folder, 'manifest'), manifest)
  await writeFile(join(folder, 'manifest.sha256'), `${hex(manifest)}  manifest\n`)
}
