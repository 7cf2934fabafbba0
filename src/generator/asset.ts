import { sha256, shortHash } from '../hosts/hash'

/** A text file of the site, with its web path. */
export type Asset = { path: string; text: string }

/** Makes a file of `assets/`, which browsers may keep for ever: its name changes with its text. */
export const assetOf = (name: string, extension: string, text: string): Asset => ({
  path: `/assets/${name}-${shortHash(sha256(text))}.${extension}`,
  text,
})
