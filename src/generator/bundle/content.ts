/**
 * Evaluates content files at build time. They hold plain data, some of it imported from other files; the browser gets only
 * the resulting values.
 */
import { readdir } from 'node:fs/promises'
import { relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as esbuild from 'esbuild'
import type { PageModules } from './page-modules'

const FOLDER = 'src/content'

type Exports = Record<string, unknown>

/** Replaces the content files that views and app import with the values of their exports. */
export function contentPlugin({ contents }: PageModules): esbuild.Plugin {
  return {
    name: 'content',
    setup(build) {
      const evaluated = evaluate(contents)
      build.onLoad({ filter: /\/src\/content\/[\w/-]+\.ts$/ }, async ({ path }) => {
        const file = relative('', path)
        const values = Object.entries((await evaluated).get(file) ?? {})
        return { contents: values.map(([name, value]) => constant(file, name, value)).join('\n') }
      })
    },
  }
}

/** Returns the exports of each content file by its path, except the files of single pages. */
async function evaluate(contents: ReadonlySet<string>): Promise<Map<string, Exports>> {
  const files = (await readdir(FOLDER, { recursive: true })).filter(
    file => file.endsWith('.ts') && !contents.has(`${FOLDER}/${file}`),
  )
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: files.map((file, i) => `export * as m${i} from './${FOLDER}/${file}'`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  const code = Buffer.from(outputFiles.map(({ text }) => text).join('')).toString('base64')
  const modules: Record<string, Exports> = await import(`data:text/javascript;base64,${code}`)
  return new Map(files.map((file, i) => [`${FOLDER}/${file}`, modules[`m${i}`] ?? {}]))
}

function constant(file: string, name: string, value: unknown): string {
  const json = JSON.stringify(value)
  if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value))
    throw new Error(`${file}: ${name} is not plain data`)
  return `export const ${name} = ${json}`
}
