// The modules of the site in the browser. Scripts of the server define them; they run when they are needed, and again when
// they or their imports have changed.
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as router from 'react-router-dom'
import { modulesPath } from '../shared'

const libraries: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': router,
}

type Require = (specifier: string) => object
type Run = (
  exports: object,
  require: Require,
  module: { exports: object },
  lazy: (specifier: string) => Promise<object>,
) => void
type Imports = Readonly<Record<string, string>>
type Definition = { file: string; hash: string; imports: Imports; lazy: Imports }

const defined = new Map<string, Definition & { run: Run }>()
const instances = new Map<string, { exports: object }>()
let fetched = 0

/** Registers a module. The scripts of the server call this. */
export function define(definition: Definition, run: Run) {
  const { file, hash } = definition
  if (defined.get(file)?.hash === hash) return
  defined.set(file, { ...definition, run })
  forget(file)
}

/** Makes a module, and all that import it, run again when they are needed next. */
function forget(file: string) {
  if (!instances.delete(file)) return
  for (const [importer, { imports }] of defined) if (Object.values(imports).includes(file)) forget(importer)
}

/** Returns the exports of a module, which must be defined, like all that it imports; runs it if it has not run yet. */
export function run(file: string): object {
  const known = instances.get(file)
  if (known) return known.exports
  const definition = defined.get(file)
  if (!definition) throw new Error(`There is no module ${file}`)
  const { imports, lazy } = definition
  const module = { exports: {} }
  instances.set(file, module)
  const require = (specifier: string) => {
    const imported = imports[specifier]
    const exported = imported ? run(imported) : libraries[specifier]
    if (!exported) throw new Error(`${file}: the browser has no ${specifier}`)
    return exported
  }
  try {
    definition.run(module.exports, require, module, specifier => runLazily(lazy[specifier] ?? specifier))
  } catch (error) {
    instances.delete(file)
    throw error
  }
  return module.exports
}

async function runLazily(file: string): Promise<object> {
  if (!defined.has(file)) await fetchModules([file])
  return run(file)
}

/** Fetches the current version of modules and of all that they import. */
export async function fetchModules(files: readonly string[]): Promise<void> {
  fetched += 1
  await import(modulesPath(files, fetched))
}

/**
 * Updates the modules for a page: fetches those that have changed, and drops those that the page does not need.
 * @param hashes the hash of each module that the page needs, by file
 */
export async function follow(hashes: Readonly<Record<string, string>>): Promise<void> {
  const changed = Object.keys(hashes).filter(file => defined.get(file)?.hash !== hashes[file])
  for (const file of defined.keys()) {
    if (file in hashes) continue
    defined.delete(file)
    instances.delete(file)
  }
  if (changed.length > 0) await fetchModules(changed)
}
