/**
 * Evaluates the emotion styles at build time. A `*.styles.ts` module holds nothing but `css` objects, so its bundled
 * form is a list of class names, and every rule of the site is known before the first page is rendered.
 */
import { readFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import createCache from '@emotion/cache'
import type { SerializedStyles } from '@emotion/react'
import * as esbuild from 'esbuild'
import { need } from '../fault'
import { isRare, type Rule, readRules, textOf } from './rules'

export type Styles = {
  /** Class name by module path (relative to the root) and export name. */
  classes: Record<string, Record<string, string>>
  /** The CSS text of the rules that belong to no class: those of exports named `global`. */
  global: string
  /** Those of exports named `rtl`, for pages that are written from right to left. */
  rtl: string
  /** The CSS text of the rules for rare media (theme/media.ts): those of all classes, and those of exports named `media`. */
  media: string
  /** The rules of every class by its short name (`ab` of `_ab`), in cascade order, without those for rare media. */
  rules: ReadonlyMap<string, readonly Rule[]>
  /** Returns the short names of the classes that an HTML text uses, in cascade order. */
  used: (html: string) => string[]
}

/** What pages and pictures build upon, from the most general: where rules disagree, those of the more special folder win. */
const BASES = ['src/theme/', 'src/mockups/kit/', 'src/sections/']

/** Lists every `*.styles.ts` below src in the cascade order of the whole site: `BASES`, then all others by path. */
export async function styleFiles(): Promise<string[]> {
  const files = await readdir('src', { recursive: true })
  const sorted = files
    .filter(file => file.endsWith('.styles.ts'))
    .map(file => `src/${file}`)
    .sort()
  const bases = BASES.map(base => sorted.filter(file => file.startsWith(base)))
  return [...new Set([...bases.flat(), ...sorted])]
}

/**
 * Bundles the style modules, imports the bundle, and compiles the styles with short class names.
 * @param files paths of the style modules, relative to the root, in cascade order
 * @param work a folder for the bundle
 * @throws when a module does not compile or exports anything but `css` objects
 */
export async function evaluateStyles(files: readonly string[], work: string): Promise<Styles> {
  const styles = await openStyles(work, shortIds())
  try {
    return await styles.build(files)
  } finally {
    await styles.close()
  }
}

/**
 * Opens the styles, to compile them again after a change; the rules of unchanged styles are kept.
 * @param idOf names each class
 */
export async function openStyles(work: string, idOf: IdOf) {
  const context = await esbuild.context({
    entryPoints: [`${work}/styles.ts`],
    outfile: `${work}/styles.mjs`,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // An error in a module then names its file.
    sourcemap: 'inline',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
  })
  const known = new Map<string, readonly Rule[]>()
  let inputs: Record<string, unknown> = {}
  return {
    /** Whether the styles depend on a file or folder; a path without a dot counts as a folder. */
    use: (path: string): boolean => path in inputs || /(\.styles\.ts|\/[^.]+)$/.test(path),
    build: async (files: readonly string[]): Promise<Styles> => {
      const lines = files.map((file, i) => `export * as m${i} from ${JSON.stringify(resolve(file))}`)
      await mkdir(work, { recursive: true })
      await writeFile(`${work}/styles.ts`, lines.join('\n'))
      ;({ inputs } = (await context.rebuild()).metafile)
      // With another query each time, because Node loads a module once.
      const url = `${pathToFileURL(`${work}/styles.mjs`)}?${performance.now()}`
      const modules: Record<string, StyleModule> = await import(url)
      const sorted = files.map(
        (file, i) => [file, inOrder(modules[`m${i}`] ?? {}, readFileSync(file, 'utf8'))] as const,
      )
      return compileStyles(new Map(sorted), idOf, known)
    },
    close: () => context.dispose(),
  }
}

/** The exports of a `*.styles.ts` module. */
type StyleModule = Readonly<Record<string, SerializedStyles>>

/** Returns a module whose exports are in the order of its text: a namespace object has them in alphabetical order. */
function inOrder(styles: StyleModule, text: string): StyleModule {
  const names = Array.from(text.matchAll(/^export const (\w+)/gm), ([, name = '']) => name)
  return Object.fromEntries(Object.entries(styles).sort(([a], [b]) => names.indexOf(a) - names.indexOf(b)))
}

/** Returns the class name of a style, without the prefix; styles with the same one share a rule. */
type IdOf = (style: SerializedStyles, file: string, name: string) => string

/**
 * Begins every class name. One character, because a page has hundreds of names and each is a fraction of a byte of the first
 * round trip; none at all would allow names that ad blockers hide (`ad`).
 */
export const PREFIX = '_'

/** Matches the use of a class. */
const NAMES = new RegExp(`(?<![\\w-])${PREFIX}([a-z]+)`, 'g')

/**
 * Turns the styles of modules into class names and minified rules.
 * @param modules the style modules by path, in cascade order
 * @param known the rules of styles, by the key of each, to which those of new styles are added
 * @throws when a module exports anything but `css` objects
 */
async function compileStyles(
  modules: ReadonlyMap<string, StyleModule>,
  idOf: IdOf,
  known: Map<string, readonly Rule[]>,
): Promise<Styles> {
  const emotion = createCache({ key: 'x', stylisPlugins: [] })
  const classes: Styles['classes'] = {}
  /** The key of each style, by its short name. */
  const keys = {
    global: new Map<string, string>(),
    rtl: new Map<string, string>(),
    media: new Map<string, string>(),
    rules: new Map<string, string>(),
  }
  const added = new Map<string, string>()
  for (const [file, styles] of modules) {
    const names: Record<string, string> = {}
    for (const [name, style] of Object.entries(styles)) {
      if (typeof style.styles !== 'string') throw new Error(`${file}: ${name} is not a css object`)
      const id = idOf(style, file, name)
      names[name] = PREFIX + id
      const kind = name === 'global' || name === 'rtl' || name === 'media' ? name : 'rules'
      // Emotion's name of a style is a hash of its text.
      const key = `${id} ${style.name}`
      keys[kind].set(id, key)
      const selector = kind === 'rules' ? `.${PREFIX}${id}` : ''
      // On a server, emotion returns the text of rules that it is not to keep.
      if (!known.has(key))
        added.set(key, String(emotion.insert(selector, { ...style, name: key }, emotion.sheet, false)))
    }
    classes[file] = names
  }
  for (const [key, css] of await minified(added)) known.set(key, readRules(css))
  const rulesOf = (key: string) => need(known.get(key), `style ${key}`)
  const classless = (kind: 'global' | 'rtl' | 'media') => textOf(Array.from(keys[kind].values(), rulesOf).flat())
  return {
    classes,
    global: classless('global'),
    rtl: classless('rtl'),
    media: textOf(Array.from(keys.rules.values(), rulesOf).flat().filter(isRare)) + classless('media'),
    // Without the rules for rare media: the first paint waits for all rules that a page carries.
    rules: new Map(Array.from(keys.rules, ([id, key]) => [id, rulesOf(key).filter(rule => !isRare(rule))])),
    used: html => {
      const uses = usesIn(html)
      return [...keys.rules.keys()].filter(id => uses.has(id))
    },
  }
}

/** Returns the short names of all classes that a text mentions. */
export const usesIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(NAMES), ([, name = '']) => name))

/**
 * Minifies styles by their keys, in whose texts emotion leaves spaces and zeros: all in one call, with an `@layer` statement
 * before each.
 */
async function minified(styles: ReadonlyMap<string, string>): Promise<[key: string, css: string][]> {
  const css = Array.from(styles.values(), (text, i) => `@layer rule${i};${text}`).join('\n')
  const { code } = await esbuild.transform(css, { loader: 'css', minify: true })
  const [, ...texts] = code.split(/@layer rule\d+;/)
  return Array.from(styles.keys(), (key, i) => [key, need(texts[i], `style ${key} in the minified ones`).trim()])
}

/**
 * Returns a function that gives each style text a short id: emotion's hashes do not compress, and a page has a hundred.
 * @param keyOf returns what two styles with the same id have in common; by default their text
 */
export function shortIds(keyOf: IdOf = style => style.name): IdOf {
  const ids = new Map<string, string>()
  return (style, file, name) => {
    const key = keyOf(style, file, name)
    const id = ids.get(key) ?? shortId(ids.size)
    ids.set(key, id)
    return id
  }
}

/** Counts a, b ... z, aa, ab ... */
function shortId(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? shortId(rest - 1) : '') + String.fromCharCode(97 + (index % 26))
}

/** Replaces style modules with their class names, and emotion's JSX runtime with the site's own. */
export function stylesPlugin(styles: Styles | Promise<Styles>): esbuild.Plugin {
  return {
    name: 'styles',
    setup(build) {
      const root = `${process.cwd()}/`
      build.onResolve({ filter: /^@emotion\/react\/jsx-runtime$/ }, () => ({ path: `${root}src/theme/jsx-runtime.ts` }))
      // esbuild compiles `<A {...b} key={c} />` to a call of `createElement`, which it takes from emotion.
      build.onResolve({ filter: /^@emotion\/react$/ }, ({ importer }) => ({
        errors: [{ text: 'emotion runs only at build time: put `key` before `{...}`', location: { file: importer } }],
      }))
      build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => ({
        contents: Object.entries((await styles).classes[path.slice(root.length)] ?? {})
          .map(([name, className]) => `export const ${name} = ${JSON.stringify(className)}`)
          .join('\n'),
        watchFiles: [path],
      }))
    },
  }
}
