// Draws contact sheets of all pages, or of those that are named, and reports what differs from the sheets accepted last:
// npm run look. `npm run look -- --accept` accepts the current ones.
import { parseArgs } from 'node:util'
import { notFounds, pages } from '../../pages'
import { ensureBuilt } from './built-site'
import { accept, look, nameOf } from './contact-sheets'
import { command, Stop } from './stop'

await command(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' } } })
  const paths = chosen(
    [...pages, ...notFounds].map(({ path }) => path),
    positionals,
  )
  if (values.accept) return accept(paths)
  await ensureBuilt()
  await look(paths, console.log)
})

/** Returns the paths that are named, by path or by the name of their sheets; all if none is named. */
function chosen(paths: readonly string[], names: readonly string[]): readonly string[] {
  const unknown = names.filter(name => !paths.some(path => isNamed(path, name)))
  if (unknown.length > 0) throw new Stop(`There is no page ${unknown.join(', ')}: there are ${paths.join(' ')}`)
  return names.length === 0 ? paths : paths.filter(path => names.some(name => isNamed(path, name)))
}

function isNamed(path: string, name: string): boolean {
  return [path, path.slice(1), nameOf(path)].includes(name)
}
