import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as esbuild from 'esbuild'
import { NODE } from '../../src/tools/bundle.mjs'

const bundles = new Map<string, Promise<Uint8Array>>()

/**
 * Bundles a module for Node into one file, with the esbuild options of the commands in package.json, but with its packages:
 * the file may lie where there are none. Each module is bundled once, and copied from then on. Returns `outfile`.
 */
export async function bundle(entry: string, outfile: string): Promise<string> {
  const made = bundles.get(entry) ?? contentsOf(entry)
  bundles.set(entry, made)
  await mkdir(dirname(outfile), { recursive: true })
  await writeFile(outfile, await made)
  return outfile
}

async function contentsOf(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    ...NODE,
    packages: 'bundle',
    splitting: false,
    entryPoints: [entry],
    outdir: '.build/test',
    write: false,
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}
