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
  const entry = Object.keys(outputs).find(file => outputs[file]?.entryPoint === entryPoint)
  const chunks = new Set([need(entry, `chunk of ${entryPoint} in the browser bundle`)])
  for (const chunk of chunks)
    for (const { path, kind } of outputs[chunk]?.imports ?? []) if (kind === 'import-statement') chunks.add(path)
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
