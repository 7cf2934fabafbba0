// The scripts: what a browser would refuse, and what nobody would load.
import { posix } from 'node:path'
import { sha256 } from '../../hosts/hash'
import { type Element, named } from './html'
import { type Check, fault } from './written'

const ASSETS = '/assets/'

const scriptOf = ({ attributes: { src, rel, href } }: Element): string | undefined =>
  src ?? (rel === 'modulepreload' ? href : undefined)

/** Scripts without integrity, or with that of other bytes: https://www.w3.org/TR/sri-2/ */
export const checkIntegrity: Check = (pages, { files }) => {
  const hashes = new Map<string, string>()
  const hashOf = (path: string): string => {
    const hash = hashes.get(path) ?? sha256(files.get(path) ?? '')
    hashes.set(path, hash)
    return hash
  }
  return pages.flatMap(page =>
    named(page.elements, 'script', 'link').flatMap(element => {
      const path = scriptOf(element)
      if (!path || element.attributes.integrity === hashOf(path)) return []
      return [fault(page, `the integrity of ${path} is not that of its bytes`, 'src/build/pages/document.ts')]
    }),
  )
}

/** Files of the bundle that no page loads, nor a script that one does. */
export const checkUnused: Check = (pages, { files }) => {
  const unused = new Set([...files.keys()].filter(path => path.startsWith(ASSETS)))
  const visit = (path: string) => {
    if (!unused.delete(path)) return
    const text = files.get(path)?.toString() ?? ''
    for (const other of unused) if (text.includes(posix.basename(other))) visit(other)
  }
  for (const page of pages) for (const element of named(page.elements, 'script', 'link')) visit(scriptOf(element) ?? '')
  return [...unused].map(path =>
    fault({ path }, 'is loaded by no page and no script', 'src/build/bundle or static/assets'),
  )
}
