// Limits of a single picture or film that an owner adds, in bytes as they are sent.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { grouped } from '../../number'
import type { Fault } from '../fault'

/**
 * A phone with 1.6 Mbit/s waits 1.5 s for a picture of 300 kB, and 7 s for one of 1.5 MB. A film loads while it plays, so only
 * its host limits it: Cloudflare Pages takes no file above 25 MiB.
 */
const LIMITS = [
  { kind: /\.(avif|gif|jpe?g|png|svg|webp)$/, warns: 300_000, refuses: 1_500_000, advice: 'save it smaller' },
  { kind: /\.(mp4|webm)$/, warns: 15 * 2 ** 20, refuses: 25 * 2 ** 20, advice: 'shorten it, or encode it smaller' },
] as const

/** Finds pictures and films over a limit among files. @param bytes the size of each by its web path */
export function checkMedia(bytes: ReadonlyMap<string, number>): { refused: Fault[]; warnings: Fault[] } {
  const [refused, warnings]: [Fault[], Fault[]] = [[], []]
  for (const [path, size] of bytes) {
    const limit = LIMITS.find(({ kind }) => kind.test(path))
    if (!limit || size <= limit.warns) continue
    const { warns, refuses, advice } = limit
    const bound = size > refuses ? refuses : warns
    const what = `has ${grouped(size)} bytes, ${grouped(size - bound)} above ${grouped(bound)}: ${advice}`
    ;(size > refuses ? refused : warnings).push({ path, what, where: `static${path}` })
  }
  return { refused, warnings }
}

/** Returns the sizes in bytes of files below a folder, by their web paths. */
export const sizesBelow = (root: string, paths: Iterable<string>): Map<string, number> =>
  new Map(Array.from(paths, path => [path, statSync(join(root, path)).size]))
