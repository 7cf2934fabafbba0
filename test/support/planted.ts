// Plants faults in a copy of the sources and runs the real build there.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** A change to the copy: of a file's text, or a new file. */
export type Plant = { file: string; change: (text: string) => string }

/** What the build must say of a fault. */
export type Told = {
  reason: string
  /** The line that it must print exactly once. */
  says: string | RegExp
}

export type Fault = Told & { plants: readonly Plant[] }

type Outcome = { code: number; stderr: string; lines: string[] }

/**
 * Copies everything that a build reads into `root`, and what the last build here has compressed, which is then not compressed
 * again.
 */
export async function copySources(root: string) {
  await rm(root, { recursive: true, force: true })
  await mkdir(join(root, '.build'), { recursive: true })
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  // The command takes a fiftieth of the time of Node's `cp`.
  execFileSync('cp', ['-R', 'src', 'static', 'build.ts', 'pages.ts', 'tsconfig.json', 'package.json', root])
  const cache = '.build/compressed'
  if (existsSync(cache)) execFileSync('cp', ['-R', cache, join(root, '.build')])
}

/**
 * Copies the sources for builds whose compressed files nobody reads: brotli takes a twentieth of the time. What it makes is a
 * little larger, so a size that such a build accepts is accepted by a real one too.
 */
export async function copyQuickly(root: string) {
  await copySources(root)
  const file = join(root, 'src/generator/pages/compress.ts')
  const text = await readFile(file, 'utf8')
  // The parameter 1 is the quality (BROTLI_PARAM_QUALITY of zlib).
  const quick = text.replace('(brotliCompress)(bytes)', '(brotliCompress)(bytes, { params: { 1: 5 } })')
  if (quick === text) throw new Error(`${file} compresses in another way now`)
  await writeFile(file, quick)
}

/**
 * Makes a plant in `root`, for good. Returns whether there was something to change: the owner may have settled its place, which is
 * then passed over.
 */
export async function plantIn(root: string, reason: string, { file, change }: Plant): Promise<boolean> {
  const path = join(root, file)
  const text = await readFile(path, 'utf8').catch(() => '')
  const changed = change(text)
  if (changed === text) {
    console.log(`${file}: passed over (${reason}), because what it would change is not there any more`)
    return false
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, changed)
  return true
}

/** Runs the build in `root` with the plants in its sources, which it restores afterwards. */
export async function buildWith(root: string, plants: readonly Plant[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const originals = new Map<string, string | null>()
  for (const { file, change } of plants) {
    const path = join(root, file)
    const text = await readFile(path, 'utf8').catch(() => null)
    if (!originals.has(path)) originals.set(path, text)
    const changed = change(text ?? '')
    if (changed === text) throw new Error(`${file}: the fault was not planted`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, changed)
  }
  try {
    return await new Promise(done => {
      const options = { cwd: root, env: { ...process.env, ...env } }
      const child = execFile(process.execPath, ['src/tools/run.mjs', 'build.ts'], options, (_error, _stdout, stderr) =>
        done({ code: child.exitCode ?? -1, stderr, lines: stderr.trim().split('\n') }),
      )
    })
  } finally {
    for (const [path, text] of originals) await (text === null ? rm(path) : writeFile(path, text))
  }
}

/**
 * Lets the compiler read the sources in `root` that an owner edits, with all that renders them: half of what tsconfig.json names.
 * @returns the compiler's errors, each in one line
 */
export async function compile(root: string): Promise<string[]> {
  const rendered = ['pages.ts', 'src/generator/pages/entry.tsx']
  const project = { extends: './tsconfig.json', include: ['src/**/*.d.ts'], exclude: [], files: rendered }
  await writeFile(join(root, 'tsconfig.rendered.json'), JSON.stringify(project))
  const compiler = resolve('node_modules/typescript/bin/tsc')
  // Threads would divide the work, and do part of it twice.
  const options = [compiler, '-p', 'tsconfig.rendered.json', '--singleThreaded']
  const told = await new Promise<string>(done => {
    execFile(process.execPath, options, { cwd: root }, (_error, stdout) => done(stdout))
  })
  // An error is one line and the indented lines below it.
  return told.split(/\n(?! )/).flatMap(error => error.trim().replace(/\n */g, ' ') || [])
}

export const replace = (file: string, old: string | RegExp, text: string): Plant => ({
  file,
  change: source => source.replace(old, () => text),
})

export const create = (file: string, text: string): Plant => ({ file, change: () => text })

type PlantedPage = {
  title?: string
  description?: string
  /** More of its content. */
  words?: object
  /** JSX before the page's heading. */
  top?: string
  /** JSX of the page's heading; a correct one by default. */
  heading?: string
  /** JSX below the heading. */
  body?: string
  /** HTML below the heading, for markup that React would not write. */
  html?: string
}

/** Returns the plants for a page at `/planted-<slug>`: its row in pages.ts, its content and its view. */
export function plantPage(slug: string, fault: PlantedPage): Plant[] {
  const { title = `Planted ${slug}`, words, top = '', heading = '<h1>{hero.title}</h1>', body = '', html } = fault
  const { description = `${slug} is a page without a fault but for the one that was planted in it. `.padEnd(90, '.') } =
    fault
  const hero = { eyebrow: slug, title: `A planted page: ${slug}`, lede: `What is wrong here is ${slug}.`, actions: [] }
  const raw = html ? `<div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(html)} }} />` : ''
  const load = (folder: string) => `() => import('./${folder}/planted/${slug}')`
  return [
    replace('pages.ts', /^]$/m, `  page('/planted-${slug}', null, ${load('src/pages')}, ${load('src/content')}),\n]`),
    create(
      `src/content/planted/${slug}.ts`,
      `export const content = ${JSON.stringify({ meta: { title, description }, hero, ...words })}`,
    ),
    create(
      `src/pages/planted/${slug}.tsx`,
      `export const sky = 'dusk'
export const View = ({ hero }) => <>${top}${heading}<p>{hero.eyebrow}</p><p>{hero.lede}</p>${body}${raw}</>`,
    ),
  ]
}
