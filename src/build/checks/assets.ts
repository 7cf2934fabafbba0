// Finds scripts that a browser would refuse, and files that nothing loads.
import { type Element, named } from './html'
import { type Check, fault, type SiteCheck, type WrittenPage } from './written'

const ASSETS = '/assets/'

const scriptOf = ({ attributes: { src, rel, href } }: Element): string | undefined =>
  src ?? (rel === 'modulepreload' ? href : undefined)

/** Returns the paths of the scripts that a page loads. */
export const scriptsOf = ({ elements }: WrittenPage): string[] =>
  named(elements, 'script', 'link').flatMap(element => scriptOf(element) ?? [])

/** Finds scripts without an integrity hash, or with that of other bytes: https://www.w3.org/TR/sri-2/ */
export const checkIntegrity: Check = (pages, { hashOf }) =>
  pages.flatMap(page =>
    named(page.elements, 'script', 'link').flatMap(element => {
      const path = scriptOf(element)
      if (!path || element.attributes.integrity === hashOf(path)) return []
      return [fault(page, `the integrity of ${path} is not that of its bytes`, 'src/build/pages/document.ts')]
    }),
  )

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
    fault({ path }, 'is loaded by no page and no script', 'src/build/bundle or static/assets'),
  )
}
