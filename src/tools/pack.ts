/** Packs what goes to a server: the built site, the Node server and its outbox tool as one file each, and instructions. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { parseRules } from '../hosts/headers'
import { besideFiles } from '../hosts/hosts'

/** The path of the folder on the server, as the systemd unit, the image and the nginx configurations name it. */
const PLACE = '/opt/website'

/**
 * Packs the built site into a folder, which is emptied first. The contents of the folder run with Node alone.
 * @throws when the site has not been built
 */
export async function pack(folder: string): Promise<void> {
  const headers = await readFile('dist/_headers', 'utf8').catch(() => {
    throw new Error('There is no dist/: npm run build makes it')
  })
  const rules = parseRules(headers)
  await rm(folder, { recursive: true, force: true })
  await cp('src/hosts/deploy', folder, { recursive: true })
  await cp('dist', join(folder, 'dist'), { recursive: true })
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
  const root = `${PLACE}/dist`
  await write(folder, await besideFiles({ rules, root, relay: 'http://127.0.0.1:3000' }))
  // In the network of the compose file, `website` is the host name of the Node server.
  await write(join(folder, 'compose'), await besideFiles({ rules, root, relay: 'http://website:3000' }))
}

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
