import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sitemapFaults } from '../support/sitemap'
import type { Result, Site } from './audit'

/** Validates the sitemap against the schema of its protocol. */
export async function sitemap({ root }: Site): Promise<Result> {
  const file = join(root, 'sitemap.xml')
  const there = await access(file).then(
    () => true,
    () => false,
  )
  const faults = there ? await sitemapFaults(await readFile(file, 'utf8')) : ['it was not written']
  return {
    head: ['file', 'faults'],
    rows: [['sitemap.xml', String(faults.length)]],
    faults: faults.map(fault => `sitemap.xml: ${fault}`),
  }
}
