import * as esbuild from 'esbuild'

/** Bundles a module for Node, as the scripts of package.json do. */
export async function bundle(entry: string, outfile: string): Promise<string> {
  await esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  })
  return outfile
}
