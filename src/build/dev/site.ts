// The site in the current version of its sources: renders pages on request, and provides their modules for the browser.
import { styleFiles } from '../bundle/bundle'
import { compileStyles, type StyleModule, type Styles } from '../bundle/styles'
import { messageOf, need } from '../fault'
import type { BuildSettings } from '../settings'
import { CLASSES, hashOf, type Module, openModules } from './modules'
import type * as Page from './page'
import { modulesPath, SCRIPT, type State } from './shared'

const PAGE = 'src/build/dev/page.ts'
/** The modules that every page needs in the browser, besides its view and its content. */
const ENTRIES = ['src/app/App.tsx', 'src/app/load.ts']
const SEND = 'src/contact/form/send.ts'
/** Sources that replace the modules of the app which fetch files of the build. */
const REPLACED: Readonly<Record<string, string>> = {
  'src/app/load.ts': "export * from '../build/dev/client/load'",
  // Under `npm run dev` a document has the CSS rules and icons of all pages, so there is nothing to load.
  'src/app/lists.ts': 'export const commonList = async () => {}',
  'src/app/icons.ts': 'export const loadIcons = async () => {}',
}

type LiveState = Omit<State, 'id' | 'notes'>

export function openSite(settings: BuildSettings) {
  const { direct } = settings
  const modules = openModules(async file => {
    if (file.endsWith(CLASSES)) return classModule((await currentStyles()).classes[file.slice(0, -CLASSES.length)])
    if (direct && file === SEND) return "export { send } from './direct'"
    if (direct && file === 'virtual:mail') return `export const mail = ${JSON.stringify(direct)}`
    return REPLACED[file] ?? null
  })
  const rules = new Map<string, string>()
  let styles: Promise<Styles> | undefined
  let drawn = new Map<string, Promise<Page.Drawn>>()

  function currentStyles(): Promise<Styles> {
    styles ??= evaluate()
    return styles
  }

  async function evaluate(): Promise<Styles> {
    const files = await styleFiles()
    await modules.load(files)
    const exported = files.map(file => [file, modules.run(file) as StyleModule] as const)
    // A class keeps its name when its rules change, so that an open page can get the new rules without being rendered.
    return compileStyles(new Map(exported), (_style, file, name) => idOf(file, name), rules)
  }

  async function page(): Promise<typeof Page> {
    await modules.load([PAGE])
    return modules.run(PAGE) as typeof Page
  }

  function draw(path: string): Promise<Page.Drawn> {
    const known = drawn.get(path)
    if (known) return known
    const fresh = drawNow(path)
    drawn.set(path, fresh)
    return fresh
  }

  async function drawNow(path: string): Promise<Page.Drawn> {
    const { drawPage } = await page()
    const preload = (exported: readonly object[]) => modulesPath(entriesOf(exported), 0)
    return drawPage(path, { styles: textsOf(await currentStyles()), settings, script: SCRIPT, preload })
  }

  function entriesOf(exported: readonly object[]): string[] {
    const sources = modules.sources()
    return [...ENTRIES, ...exported.map(module => need(sources.get(module), 'file of a view or content'))]
  }

  async function liveState(path: string): Promise<LiveState> {
    const nothing = { path, modules: {}, styles: { global: '', rules: '', media: '' }, icons: {}, shell: '' }
    try {
      const { icons, shell, modules: exported } = await draw(path)
      const loaded = await modules.load(entriesOf(exported))
      const hashes = Array.from(loaded, ([file, { hash }]) => [file, hash]).sort()
      const styles = textsOf(await currentStyles())
      return { path, fault: '', modules: Object.fromEntries(hashes), styles, icons, shell }
    } catch (error) {
      return { ...nothing, fault: messageOf(error) }
    }
  }

  return {
    draw,
    /** Returns the CSS text of the rules for rare media, which pages link to as a file. */
    media: async (): Promise<string> => (await currentStyles()).media,
    /** Loads and runs a module, and returns its exports as the given type. */
    run: async <Exports>(file: string): Promise<Exports> => {
      await modules.load([file])
      return modules.run(file) as Exports
    },
    state: async (path: string, notes: string): Promise<State> => {
      const state = { ...(await liveState(path)), notes }
      return { ...state, id: hashOf(JSON.stringify(state)) }
    },
    /** @throws when one of the modules does not exist or does not compile */
    script: async (files: readonly string[]): Promise<string> => {
      const loaded = await modules.load(files)
      return `import { define } from '${SCRIPT}'\n${Array.from(loaded.values(), definition).join('')}`
    },
    changed: (files: readonly string[]) => {
      modules.changed(files)
      styles = undefined
      drawn = new Map()
    },
  }
}

/** Returns a readable class name: `sections-Hero-title` for `title` in src/sections/Hero.styles.ts. */
const idOf = (file: string, name: string): string =>
  [...file.replace(/^src\/|\.styles\.ts$/g, '').split(/[^\w]/), name].join('-')

const textsOf = ({ global, rules, media }: Styles): State['styles'] => ({
  global,
  rules: [...rules.values()].join(''),
  media,
})

const classModule = (classes: Readonly<Record<string, string>> = {}): string =>
  Object.entries(classes)
    .map(([name, className]) => `export const ${name} = ${JSON.stringify(className)}\n`)
    .join('')

const definition = ({ file, hash, imports, lazy, code }: Module): string =>
  `define(${JSON.stringify({ file, hash, imports, lazy })}, (exports, require, module, lazy) => {\n${code}})\n`
