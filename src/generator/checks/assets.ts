// Finds files that nothing loads.
import { type Element, named } from './html'
import { fault, type SiteCheck, type WrittenPage } from './written'

const ASSETS = '/assets/'

const fileOf = ({ attributes: { src, rel, href } }: Element): string | undefined =>
  src ?? (rel === 'modulepreload' || rel === 'stylesheet' ? href : undefined)

/** Returns the paths of the scripts and stylesheets that a page loads. */
export const loadedBy = ({ elements }: WrittenPage): string[] =>
  named(elements, 'script', 'link').flatMap(element => fileOf(element) ?? [])

/** Finds files in `/assets/` that no page loads, directly or through its scripts, and that no page list (JSON) names. */
export const checkUnused: SiteCheck = (pages, { files }) => {
  const unused = new Set([...files.keys()].filter(path => path.startsWith(ASSETS)))
  const visit = (path: string) => {
    if (unused.delete(path)) visitNamed(path)
  }
  const visitNamed = (path: string) => {
    const text = files.get(path)?.toString() ?? ''
    for (const [, name] of text.matchAll(/\/([\w-]+\.\w+)/g)) visit(ASSETS + name)
  }
  for (const { loads } of pages) for (const path of loads) visit(path)
  for (const path of files.keys()) if (path.endsWith('.json')) visitNamed(path)
  return [...unused].map(path =>
    fault({ path }, 'is loaded by no page and no script', 'src/generator/bundle or static/assets'),
  )
}
