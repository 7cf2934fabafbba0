// The legal pages describe the relay. In direct mode, in which the forms call the mail provider themselves, that is untrue.
import { readFile } from 'node:fs/promises'

const FILE = 'src/content/privacy.ts'

/** Matches phrases for what only the relay does: it keeps messages and the key, and counts and limits messages. */
const OF_RELAY =
  /outbox|our own server|never reaches a browser|limits how many|limit on messages|kept apart|with a note that says so|loaded from other companies/

const QUOTED = /^\s*(['"`])(.*)\1,?$/

/**
 * Returns the sentences of the privacy policy that are untrue with CONTACT_MODE=direct, as `file:line: sentence`. Only the
 * phrases of the original policy are recognised: a policy rewritten for direct mode has none of them.
 */
export async function untrueOfDirect(): Promise<string[]> {
  const lines = (await readFile(FILE, 'utf8')).split(/\r?\n/)
  return lines.flatMap((line, index) => {
    const sentences = line.match(QUOTED)?.[2]?.match(/[^.]+\.?/g) ?? []
    return sentences.filter(sentence => OF_RELAY.test(sentence)).map(text => `${FILE}:${index + 1}: ${text.trim()}`)
  })
}
