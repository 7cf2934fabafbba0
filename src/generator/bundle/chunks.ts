// Reads from esbuild's metafile which scripts pages load.
import { basename, relative } from 'node:path'
import type { Metafile, OutputFile } from 'esbuild'
import { need } from '../fault'
import { COMMON_ENTRIES } from './bundle'

/** Returns the web paths of the scripts that every page loads, in the order of their evaluation: the libraries, the app. */
export const commonScripts = (bundle: Metafile): string[] => [
  ...new Set(Object.values(COMMON_ENTRIES).flatMap(entry => scriptsOf(bundle, entry))),
]

/** Returns the path of the file that was made of an entry point. */
export const outputOf = ({ outputs }: Metafile, entryPoint: string): string =>
  need(
    Object.keys(outputs).find(file => outputs[file]?.entryPoint === entryPoint),
    `output of ${entryPoint}`,
  )

/** Returns the web paths of the scripts that an entry point needs, its own first, without empty ones. */
export function scriptsOf(bundle: Metafile, entryPoint: string): string[] {
  const chunks = new Set([outputOf(bundle, entryPoint)])
  for (const chunk of chunks)
    for (const { path, kind } of bundle.outputs[chunk]?.imports ?? []) if (kind === 'import-statement') chunks.add(path)
  return [...chunks].filter(file => !isEmpty(bundle, file)).map(pathOf)
}

/** Returns the web paths of the scripts that the module of an entry point imports later. */
export const laterScriptsOf = (bundle: Metafile, entryPoint: string): string[] =>
  (bundle.outputs[outputOf(bundle, entryPoint)]?.imports ?? []).flatMap(({ path, kind }) =>
    kind === 'dynamic-import' ? pathOf(path) : [],
  )

/** Returns the contents of the scripts by their web paths, without empty ones. */
export const contentsOf = (bundle: Metafile, files: readonly OutputFile[]): Map<string, Uint8Array> => {
  const full = files.filter(({ path }) => !isEmpty(bundle, relative('', path)))
  return new Map(full.map(({ path, contents }) => [pathOf(path), contents]))
}

/** Returns the web path of a chunk. */
export const pathOf = (chunk: string): string => `/assets/${basename(chunk)}`

/** Tells whether a chunk only imports others, because all modules of its entry point are in chunks shared with others. */
const isEmpty = ({ outputs }: Metafile, file: string): boolean => Object.keys(outputs[file]?.inputs ?? {}).length === 0
