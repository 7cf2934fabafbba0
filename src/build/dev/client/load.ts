// Takes the place of src/app/load.ts under `npm run dev`, where the page list itself finds the pages, as it is now.
import { findPage } from '../../../../pages'
import type { ShownPage } from '../../../app/load'

/** The page at a path of the address bar. */
export async function loadPage(at: string): Promise<ShownPage> {
  return { ...(await findPage(at).load()), at }
}
