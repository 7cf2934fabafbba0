// The legal pages describe the relay. What they say of it is untrue where the forms call the mail provider themselves.
import { readFile } from 'node:fs/promises'

const FILE = 'src/content/privacy.ts'

/** How a sentence names what only the relay does: keep a message and the key, count, hold back. */
const OF_RELAY =
  /outbox|our own server|never reaches a browser|limits how many|limit on messages|kept apart|loaded from other companies/

const QUOTED = /^\s*(['"`])(.*)\1,?$/

/**
 * The sentences of the privacy policy that are untrue of CONTACT_MODE=direct, as `file:line: sentence`. It knows those that
 * this site came with: an owner who writes the policy anew for direct mode has none left.
 */
export async function untrueOfDirect(): Promise<string[]> {
  const lines = (await readFile(FILE, 'utf8')).split(/\r?\n/)
  return lines.flatMap((line, index) => {
    const sentences = line.match(QUOTED)?.[2]?.match(/[^.]+\.?/g) ?? []
    return sentences.filter(sentence => OF_RELAY.test(sentence)).map(text => `${FILE}:${index + 1}: ${text.trim()}`)
  })
}
