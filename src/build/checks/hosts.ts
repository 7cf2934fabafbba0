// What a host would pass over, and what a browser would refuse.
import { sha256 } from '../../hosts/hash'
import { headersFaults } from '../../hosts/rules'
import { named } from './html'
import { type Check, fault } from './written'

/** The `_headers` file within the limits of the hosts. */
export const checkHeaders: Check = (_, { files }) => headersFaults(String(files.get('/_headers') ?? ''))

/** Scripts without integrity, or with that of other bytes: https://www.w3.org/TR/sri-2/ */
export const checkIntegrity: Check = (pages, { files }) => {
  const hashes = new Map<string, string>()
  const hashOf = (path: string): string => {
    const hash = hashes.get(path) ?? sha256(files.get(path) ?? '')
    hashes.set(path, hash)
    return hash
  }
  return pages.flatMap(page =>
    [...named(page.elements, 'script'), ...named(page.elements, 'link')].flatMap(({ attributes }) => {
      const path = attributes.src ?? (attributes.rel === 'modulepreload' ? attributes.href : undefined)
      if (!path || attributes.integrity === hashOf(path)) return []
      return [fault(page, `the integrity of ${path} is not that of its bytes`, 'src/build/pages/document.ts')]
    }),
  )
}
