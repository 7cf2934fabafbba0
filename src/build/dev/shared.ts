// What the server of `npm run dev` and its script in the page have to agree upon.
import type { Icons } from '../bundle/sprite'

export const SCRIPT = '/dev/client.js'
export const MODULES = '/dev/modules.js'
export const STATE = '/dev/state'

/** How a page is now. */
export type State = {
  /** Of all below. */
  id: string
  path: string
  /** What keeps the page from being drawn; empty where nothing does, and then the rest is there. */
  fault: string
  /** What the build says of the site, a line each. */
  notes: string
  /** The hash of each module that the page needs, by file. */
  modules: Readonly<Record<string, string>>
  /** CSS texts: the global rules, those of every class, and those of rare media. */
  styles: { global: string; rules: string; media: string }
  /** Those of all pages. */
  icons: Icons
  /** What only a reload brings. */
  shell: string
}

/** The web path of a script that defines modules and what they import. */
export const modulesPath = (files: readonly string[], version: string | number): string =>
  `${MODULES}?${new URLSearchParams([...files.map(file => ['of', file]), ['v', String(version)]])}`
