// Replaces src/app/load.ts under `npm run dev`: finds pages in the current version of the page list itself.
import { findPage } from '../../../../pages'
import type { ShownPage } from '../../../app/load'

/** Loads the page at a path of the address bar. */
export async function loadPage(at: string): Promise<ShownPage> {
  return { ...(await findPage(at).load()), at }
}
