// node src/tools/run.mjs ENTRY [ARGUMENTS]: bundles a TypeScript module and runs it in this process, with traces that
// name the lines of the sources.
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

// Otherwise esbuild keeps a thread and a process for as long as the command runs, which may be a server.
process.env.ESBUILD_WORKER_THREADS = '0'
const { bundleCommand } = await import('./bundle.mjs')

const [entry, ...parameters] = process.argv.slice(2)
const file = entry ? bundled(entry) : undefined
if (file) {
  process.argv.splice(1, Number.POSITIVE_INFINITY, file, ...parameters)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(file).href)
} else {
  if (!entry) console.error('Usage: node src/tools/run.mjs ENTRY [ARGUMENTS]')
  // A build that does not compile is a failed build too, and must leave no dist (see src/generator/folder.ts).
  if (entry === 'build.ts') rmSync('dist', { recursive: true, force: true })
  process.exitCode = 1
}

/** @param {string} entry */
function bundled(entry) {
  try {
    return bundleCommand(entry)
  } catch (error) {
    // esbuild has printed its faults itself.
    if (!(error instanceof Error && 'errors' in error)) console.error(error)
    return undefined
  }
}
