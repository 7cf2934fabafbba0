/**
 * The modules of `src` for `npm run dev`. Each is compiled separately, and only when it has changed. The same compiled text
 * runs here, to render pages, and in the browser. A module is identified by its path; the path of a style module followed by
 * `?classes` is the module of its class names, which components import.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { posix, resolve } from 'node:path'
import { constants, Script } from 'node:vm'
import * as esbuild from 'esbuild'
import { need } from '../fault'

export const CLASSES = '?classes'

/** What a module imports from this project: the files, by import specifier. */
type Imports = Readonly<Record<string, string>>

export type Module = {
  file: string
  /** CommonJS, with `lazy('./file')` in place of `import('./file')`. */
  code: string
  imports: Imports
  lazy: Imports
  /** Hash of the code and the imports. */
  hash: string
}

/** A compiled module with its import specifiers; `digest` is a hash of the code. */
type Compiled = { code: string; digest: string; imports: string[]; lazy: string[] }

/** @param generate returns the source of a module that does not come from its file; null for any other */
export function openModules(generate: (file: string) => Promise<string | null>) {
  const compiled = new Map<string, Promise<Compiled>>()
  const loaded = new Map<string, Module>()
  const instances = new Map<string, { exports: object }>()
  const packages = createRequire(resolve('package.json'))
  /** Whether a file exists, for the paths looked up since the last change. */
  const there = new Map<string, boolean>()

  function compile(file: string): Promise<Compiled> {
    const known = compiled.get(file)
    if (known) return known
    const fresh = compileModule(file, generate)
    compiled.set(file, fresh)
    fresh.catch(() => compiled.delete(file))
    return fresh
  }

  function find(specifier: string, importer: string): string | undefined {
    if (specifier.startsWith('virtual:')) return specifier
    if (specifier === '@emotion/react/jsx-runtime') return 'src/theme/jsx-runtime.ts'
    if (!specifier.startsWith('.')) return undefined
    const base = posix.join(posix.dirname(importer), specifier)
    const file = [base, `${base}.ts`, `${base}.tsx`].find(path => {
      if (!there.has(path)) there.set(path, /\.\w+$/.test(path) && existsSync(path))
      return there.get(path)
    })
    if (!file) throw new Error(`${importer}: Could not resolve "${specifier}"`)
    return file.endsWith('.styles.ts') && !importer.endsWith('.styles.ts') ? file + CLASSES : file
  }

  const findAll = (specifiers: readonly string[], importer: string): Imports =>
    Object.fromEntries(
      specifiers.flatMap(specifier => {
        const file = find(specifier, importer)
        return file ? [[specifier, file]] : []
      }),
    )

  async function moduleOf(file: string): Promise<Module> {
    const { code, digest, ...specifiers } = await compile(file)
    const imports = findAll(specifiers.imports, file)
    const lazy = findAll(specifiers.lazy, file)
    const hash = hashOf(JSON.stringify([digest, imports, lazy]))
    return { file, code, imports, lazy, hash }
  }

  /**
   * Returns the current version of some modules and of all that they import.
   * @throws when one of them does not exist or does not compile
   */
  async function load(entries: readonly string[]): Promise<Map<string, Module>> {
    const found = new Map<string, Promise<Module>>()
    const visit = async (file: string): Promise<void> => {
      if (found.has(file)) return
      const module = moduleOf(file)
      found.set(file, module)
      await Promise.all(Object.values((await module).imports).map(visit))
    }
    await Promise.all(entries.map(visit))
    const modules = await Promise.all(Array.from(found.values()))
    const changed = modules.filter(({ file, hash }) => loaded.get(file)?.hash !== hash)
    for (const module of changed) loaded.set(module.file, module)
    forget(changed.map(({ file }) => file))
    return new Map(modules.map(module => [module.file, module]))
  }

  /** Makes changed modules, and all that import them, run again when they are needed next. */
  function forget(files: readonly string[]) {
    for (const file of files) {
      if (!instances.delete(file)) continue
      forget(
        Array.from(loaded.values()).flatMap(({ file: importer, imports }) =>
          Object.values(imports).includes(file) ? [importer] : [],
        ),
      )
    }
  }

  /** Returns the exports of a loaded module, which it runs if it has not run yet. */
  function run(file: string): object {
    const known = instances.get(file)
    if (known) return known.exports
    const { code, imports, lazy } = need(loaded.get(file), `module ${file}`)
    const module = { exports: {} }
    instances.set(file, module)
    const require = (specifier: string) => {
      const imported = imports[specifier]
      return imported ? run(imported) : packages(specifier)
    }
    const runLazily = async (specifier: string) => {
      const imported = need(lazy[specifier], `import of ${specifier} in ${file}`)
      await load([imported])
      return run(imported)
    }
    try {
      const script = new Script(`(exports, require, module, lazy) => {${code}\n}`, {
        filename: file,
        // Allows `import(url)`, which the gallery uses.
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      })
      script.runInThisContext()(module.exports, require, module, runLazily)
    } catch (error) {
      instances.delete(file)
      throw error
    }
    return module.exports
  }

  return {
    load,
    run,
    /** Returns the files of the modules that have run, by their exports. */
    sources: (): Map<object, string> => new Map(Array.from(instances, ([file, { exports }]) => [exports, file])),
    /** Forgets what was compiled of files that have been changed, created or removed, and of all generated modules. */
    changed: (files: readonly string[]) => {
      there.clear()
      for (const file of compiled.keys())
        if (files.includes(file) || file.endsWith(CLASSES) || file.startsWith('virtual:')) compiled.delete(file)
    },
  }
}

export type Modules = ReturnType<typeof openModules>

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

async function compileModule(file: string, generate: (file: string) => Promise<string | null>): Promise<Compiled> {
  const source = (await generate(file)) ?? (await readFile(file, 'utf8'))
  const { code } = await esbuild.transform(source, {
    sourcefile: file,
    loader: file.endsWith('.tsx') ? 'tsx' : file.endsWith('.json') ? 'json' : 'ts',
    format: 'cjs',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    logLevel: 'silent',
  })
  const named = (pattern: RegExp) => [...new Set(Array.from(code.matchAll(pattern), ([, name = '']) => name))]
  return {
    digest: hashOf(code),
    code: code.replace(/\bimport\((?="(\.|virtual:))/g, 'lazy('),
    imports: named(/\brequire\("([^"\n]+)"\)/g),
    lazy: named(/\bimport\("((?:\.|virtual:)[^"\n]+)"\)/g),
  }
}
