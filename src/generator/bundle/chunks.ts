// Reads the chunks of the browser bundle from esbuild's metafile.
import { relative } from 'node:path'
import type { Metafile, OutputFile } from 'esbuild'
import { need } from '../fault'
import { COMMON_ENTRIES } from './bundle'

/** Returns the chunks that every page loads, in the order of their evaluation: the libraries', then the app's. */
export const commonChunks = (bundle: Metafile): string[] => [
  ...new Set(Object.values(COMMON_ENTRIES).flatMap(entry => chunksOf(bundle, entry))),
]

/** Returns the chunks that an entry point needs, its own first, without empty ones. */
export function chunksOf(bundle: Metafile, entryPoint: string): string[] {
  const { outputs } = bundle
  const chunks = new Set<string>()
  const visit = (file: string) => {
    if (chunks.has(file)) return
    chunks.add(file)
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') visit(path)
  }
  const entry = Object.keys(outputs).find(file => outputs[file]?.entryPoint === entryPoint)
  visit(need(entry, `chunk of ${entryPoint} in the browser bundle`))
  return [...chunks].filter(file => !isEmpty(bundle, file))
}

/** A script by its web path. */
export type Script = { path: string; contents: Uint8Array }

/**
 * Returns the scripts of the site by their chunks, without empty ones.
 * @param root the folder that becomes the web root
 */
export function scriptsOf(bundle: Metafile, files: readonly OutputFile[], root: string): Map<string, Script> {
  const full = files.filter(({ path }) => !isEmpty(bundle, relative('', path)))
  return new Map(full.map(({ path, contents }) => [relative('', path), { path: `/${relative(root, path)}`, contents }]))
}

/** Tells whether a chunk only imports others, because all modules of its entry point are in chunks shared with others. */
const isEmpty = ({ outputs }: Metafile, file: string): boolean => Object.keys(outputs[file]?.inputs ?? {}).length === 0
