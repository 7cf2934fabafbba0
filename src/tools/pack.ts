/**
 * Packs what goes to a server, as one release: the built site, the Node server and its outbox tool as one file each, the
 * configurations of hosts that name the folder of this release, and instructions.
 */
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { parseRules } from '../hosts/headers'
import { besideFiles } from '../hosts/hosts'

export type PackOptions = {
  /** The folder of the built site. */
  site?: string
  /** The absolute path, on the server, of the folder that the releases are installed in. */
  place?: string
  /** The host name of the published site. */
  domain?: string
  /** The day that the id of the release begins with. */
  date?: Date
}

/** The files that are lists of the others, and therefore not in the list. */
const LISTS = ['manifest', 'manifest.sha256']

/**
 * Packs the built site into a folder, which is emptied first. The contents of the folder run with Node alone.
 * @returns the id of the release, `20261103-1a2b3c4d`: the day (UTC), and 32 bits of a hash of what is packed
 * @throws when the site has not been built
 */
export async function pack(folder: string, options: PackOptions = {}): Promise<string> {
  const { site = 'dist', place = '/opt/website', domain = 'qafila.example', date = new Date() } = options
  const headers = await readFile(join(site, '_headers'), 'utf8').catch(() => {
    throw new Error('There is no dist/: npm run build makes it')
  })
  const rules = parseRules(headers)
  await rm(folder, { recursive: true, force: true })
  await cp('src/hosts/deploy', folder, { recursive: true })
  await cp(site, join(folder, 'dist'), { recursive: true })
  await build({
    entryPoints: { server: 'src/server/serve.ts', outbox: 'src/server/outbox-cli.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'linked',
    logLevel: 'warning',
  })
  const configure = async (root: string) => {
    await write(folder, await besideFiles({ rules, root, relay: 'http://127.0.0.1:3000' }))
    // In the network of the compose file `website` is the host name of the Node server, and Docker's name server knows it.
    const docker = { relay: 'http://website:3000', resolver: '127.0.0.11' }
    await write(join(folder, 'compose'), await besideFiles({ rules, root, ...docker }))
  }
  // The configurations belong to the contents that the id is made of, but for the id in them.
  await configure('')
  const id = `${date.toISOString().slice(0, 10).replaceAll('-', '')}-${await contentHash(folder)}`
  await configure(join(place, 'releases', id, 'dist'))
  for (const name of await filesOf('src/hosts/deploy')) {
    const words: Record<string, string> = { PLACE: place, DOMAIN: domain, RELEASE: id }
    const text = await readFile(join(folder, name), 'utf8')
    await writeFile(
      join(folder, name),
      text.replace(/\b(?:PLACE|DOMAIN|RELEASE)\b/g, word => words[word] ?? word),
    )
  }
  await writeFile(join(folder, 'id'), `${id}\n`)
  await list(folder)
  return id
}

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

/** Returns the paths of all files below a folder, relative to it, in a fixed order. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort()
}

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Returns the lines of `sha256sum` for all files below a folder but those that are left out. */
async function sums(folder: string, isLeftOut: (name: string) => boolean): Promise<string> {
  const names = (await filesOf(folder)).filter(name => !isLeftOut(name))
  const lines = names.map(async name => `${sha256(await readFile(join(folder, name)))}  ${name}\n`)
  return (await Promise.all(lines)).join('')
}

/** Source maps contain the way from the folder to the sources, which says nothing about the release. */
async function contentHash(folder: string): Promise<string> {
  return sha256(await sums(folder, name => name.endsWith('.map'))).slice(0, 8)
}

/** Lists the files of a release with their hashes, so that the server can tell whether it has all of them. */
async function list(folder: string): Promise<void> {
  const manifest = await sums(folder, name => LISTS.includes(name))
  await writeFile(join(folder, 'manifest'), manifest)
  await writeFile(join(folder, 'manifest.sha256'), `${sha256(manifest)}  manifest\n`)
}
