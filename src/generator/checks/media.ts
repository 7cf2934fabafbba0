// Limits of a single picture or film that an owner adds, in bytes as they are sent.
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

/** Finds out whether a file is a picture or film over a limit. */
export function checkMedia(path: string, bytes: number): Fault[] {
  const limit = LIMITS.find(({ kind }) => kind.test(path))
  if (!limit || bytes <= limit.warns) return []
  const { warns, refuses, advice } = limit
  const isWarning = bytes <= refuses
  const bound = isWarning ? warns : refuses
  const what = `has ${grouped(bytes)} bytes, ${grouped(bytes - bound)} above ${grouped(bound)}: ${advice}`
  return [{ path, what, where: `static${path}`, isWarning }]
}
