import * as esbuild from 'esbuild'
import { NODE } from '../../src/tools/bundle.mjs'

/**
 * Bundles a module for Node into one file, with the esbuild options of the commands in package.json, but with its packages:
 * the file may lie where there are none. Returns `outfile`.
 */
export async function bundle(entry: string, outfile: string): Promise<string> {
  await esbuild.build({ ...NODE, packages: 'bundle', splitting: false, entryPoints: [entry], outfile })
  return outfile
}
