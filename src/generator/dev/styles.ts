import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { styleFiles } from '../bundle/bundle'
import { compileStyles, type StyleModule, type Styles, shortIds } from '../bundle/styles'

/**
 * Opens the styles. The first build compiles all of them, later ones only those that have changed.
 * @param work a folder for bundles
 */
export async function openStyles(work: string) {
  const entryPoints = [`${work}/styles.ts`]
  const context = await esbuild.context({
    entryPoints,
    outdir: work,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
    // An error in a module then names its file.
    sourcemap: 'inline',
    metafile: true,
    logLevel: 'silent',
  })
  // A class keeps its name when its rules change, so that an open page can get the new rules without being rendered.
  const idOf = shortIds((_style, file, name) => `${file} ${name}`)
  const known = new Map<string, string>()
  let inputs: Record<string, unknown> = {}
  let count = 0
  return {
    /** Whether the styles depend on a file or folder. */
    use: (path: string): boolean => path in inputs || /(\.styles\.ts|\/[^.]+)$/.test(path),
    /** @throws when a module does not compile or exports anything but `css` objects */
    build: async (): Promise<Styles> => {
      const files = await styleFiles()
      await writeFile(`${work}/styles.ts`, files.map((file, i) => `export * as m${i} from '../../${file}'`).join('\n'))
      ;({ inputs } = (await context.rebuild()).metafile)
      // With another query each time, because Node loads a module once.
      const modules = await import(`${pathToFileURL(`${work}/styles.mjs`)}?${++count}`)
      return compileStyles(new Map(files.map((file, i) => [file, modules[`m${i}`] as StyleModule])), idOf, known)
    },
  }
}
