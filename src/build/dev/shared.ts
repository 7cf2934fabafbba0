// What the server of `npm run dev` and its script in the browser share: web paths, and the state of a page.
import type { Icons } from '../bundle/sprite'

export const SCRIPT = '/dev/client.js'
export const MODULES = '/dev/modules.js'
export const STATE = '/dev/state'

/** The current state of a page. */
export type State = {
  /** Hash of the fields below. */
  id: string
  path: string
  /** The error that keeps the page from being rendered; empty if there is none. With one, the last four fields are empty. */
  fault: string
  /** The faults that the build finds in the site, one per line. */
  notes: string
  /** The hash of each module that the page needs, by file. */
  modules: Readonly<Record<string, string>>
  /** CSS texts: the global rules, those of every class, and those of rare media. */
  styles: { global: string; rules: string; media: string }
  /** The icons of all pages. */
  icons: Icons
  /** The document around the page, of which the browser gets a hash. A change of it takes a reload to show. */
  shell: string
}

/** Returns the web path of a script that defines modules and all that they import. */
export const modulesPath = (files: readonly string[], version: string | number): string =>
  `${MODULES}?${new URLSearchParams([...files.map(file => ['of', file]), ['v', String(version)]])}`
