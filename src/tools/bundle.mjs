// Bundles every TypeScript module that runs on Node: the commands of package.json, the tests, and what tests start.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildSync } from 'esbuild'

/**
 * esbuild's options. Packages stay imports, resolved from the folder of the bundle; dynamic imports stay dynamic.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const NODE = /** @type {const} */ ({
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  outExtension: { '.js': '.mjs' },
  sourcemap: 'inline',
  sourcesContent: false,
  logLevel: 'warning',
})

/**
 * Bundles a module into the `.build/run` of its package, the nearest folder above it with a package.json.
 * @param {string} entry path of the TypeScript module
 * @returns {string} absolute path of the bundle
 * @throws when esbuild finds errors, which it has printed
 */
export function bundleCommand(entry) {
  const outdir = join(packageOf(resolve(entry)), '.build/run', entry.replace(/\.\w+$/, '').replace(/\W+/g, '-'))
  const { outputFiles } = buildSync({ ...NODE, entryPoints: { main: entry }, outdir, write: false })
  mkdirSync(outdir, { recursive: true })
  // Renamed when complete: the same command may be starting at the same time, and must not read half a file.
  for (const { path, contents } of outputFiles) {
    const draft = join(outdir, randomUUID())
    writeFileSync(draft, contents)
    renameSync(draft, path)
  }
  return join(outdir, 'main.mjs')
}

/** @param {string} file an absolute path */
function packageOf(file) {
  let folder = dirname(file)
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error(`There is no package.json above ${file}`)
    folder = dirname(folder)
  }
  return folder
}
