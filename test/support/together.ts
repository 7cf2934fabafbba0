// Which test files run in one process, one after the other: a process of its own costs a second of CPU time, and what files
// read in common, such as the parsed pages, is then read once.

/**
 * Files by the name of their group, which begins with `unit` or `browser` if they are of these folders, as run.ts expects. A
 * file name that ends with a slash stands for all files of a folder. Files that run.ts treats on their own are in no group.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  unit: ['unit/'],
  // All that read the built pages and change nothing.
  pages: [
    'agreement',
    'arabic',
    'crawlers',
    'documents',
    'drawn',
    'headers',
    'heard',
    'html',
    'licences',
    'links',
    'picture-words',
    'pictures',
    'refill',
    'requirements',
    'scripts',
    'sitemap',
    'specification',
    'structure',
    'text',
    'tokens',
    'unused',
    'words',
  ].map(name => `site/${name}`),
  // The short files of the browser, by subject, in groups that take about as long as the longest file.
  'browser-forms': [
    'asked',
    'early',
    'form-features',
    'lost-answer',
    'message-id',
    'own-parts',
    'receipt',
    'setup',
    'subscribe',
  ].map(name => `browser/${name}`),
  'browser-looks': [
    'answers',
    'direction',
    'legal-documents',
    'lengths',
    'markup',
    'older',
    'policy',
    'preferences',
    'print',
    'scale',
    'scheme',
    'tab-order',
  ].map(name => `browser/${name}`),
  'browser-pictures': ['cash', 'decisions', 'overdraft', 'own-brand', 'shop', 'specification', 'stopsell'].map(
    name => `browser/${name}`,
  ),
  'browser-ways': [
    'addresses',
    'arriving',
    'deploy',
    'faults',
    'foreign',
    'history',
    'journey',
    'languages',
    'last-resort',
    'later',
    'scroll-guide',
  ].map(name => `browser/${name}`),
  'browser-frame': ['accessibility', 'cascade', 'contact', 'header'].map(name => `browser/${name}`),
  'browser-moments': ['moments', 'operated'].map(name => `browser/${name}`),
  'browser-slow': ['draft', 'failing-scripts', 'missing', 'stalled'].map(name => `browser/${name}`),
  'browser-links': ['navigation', 'prefetch'].map(name => `browser/${name}`),
  servers: [
    'alerts',
    'alike',
    'hostile',
    'limits',
    'lock',
    'outbox',
    'outbox-cli',
    'pipelining',
    'process',
    'pump',
    'server',
    'smtp',
    'socket',
    'static',
    'status',
    'watch',
    'webhook',
  ].map(name => `server/${name}`),
  edge: ['edge', 'edge-alerts', 'edge-settings', 'edge-store'].map(name => `server/${name}`),
}

/** Files that are in no group, because they measure the memory of their process. */
const ALONE: readonly string[] = ['unit/rate-limit', 'unit/relay']

export type Group = {
  /** The name of the bundle: that of the group, or of its only file. */
  name: string
  files: readonly string[]
}

/** Divides test files into those that run in one process; the largest groups, which take longest, come first. */
export function together(files: readonly string[], groups = GROUPS): Group[] {
  const divided = new Map<string, string[]>()
  for (const file of files) {
    const fits = (name: string) => (name.endsWith('/') ? file.startsWith(name) : file === name)
    const found = Object.keys(groups).find(group => groups[group]?.some(fits))
    const group = found && !ALONE.includes(file) ? found : file
    divided.set(group, [...(divided.get(group) ?? []), file])
  }
  return Array.from(divided, ([name, files]) => ({ name: files.length > 1 ? name : String(files[0]), files })).sort(
    (a, b) => b.files.length - a.files.length,
  )
}

/**
 * Returns the source of a module that runs the files one after the other, each below its name. While `UVU_DEFER` is set, a
 * file only queues its tests; here each file has a queue of its own, and is loaded once the files before it have run. A file
 * that breaks off before that is one failed test. Nothing waits for what the tests have left, such as the timer of an answer
 * that came long ago.
 */
export const sourceOf = ({ files }: Group): string => `
const whole = []
Object.assign(globalThis, { UVU_DEFER: true, UVU_QUEUE: whole })
const add = (file, load) => whole.push([file, async () => {
  const own = []
  Object.assign(globalThis, { UVU_QUEUE: [own] })
  const results = []
  try {
    await load()
    for (const run of own) results.push(await run())
  } catch ({ stack }) {
    results.push(['FAIL ' + file + ' broke off: ' + stack, 0, 0, 1])
  }
  const sum = place => results.reduce((sum, result) => sum + result[place], 0)
  return [results.map(([errors]) => (errors === true ? '' : errors)).join('') || true, sum(1), sum(2), sum(3)]
}])
${files.map(file => `add(${JSON.stringify(file)}, () => import('./test/${file}.test'))`).join('\n')}
const { exec } = await import('uvu')
await exec()
process.exit()
`
