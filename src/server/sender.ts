import { readFileSync } from 'node:fs'
import type { Send } from '../relay/envelope'
import { type MailSettings, openProvider, probe } from '../relay/providers'
import { log } from './log'

/** The key in a file, without the line's end. Nothing when the file cannot be read or holds none. */
export function readKey(file: string): string | undefined {
  try {
    const key = readFileSync(file, 'utf8').trim()
    return /^[!-~]+$/.test(key) ? key : undefined
  } catch {
    return undefined
  }
}

/**
 * The provider that the settings mean. Where the key comes from a file, that is read again when the provider refuses the
 * account: a new key is tried at once, without a restart.
 */
export function openSender(settings: MailSettings, keyFile?: string): Send {
  let { key } = settings
  let send = openProvider(settings)
  return async (envelope, signal) => {
    const outcome = await send(envelope, signal)
    const next = keyFile !== undefined && outcome.result === 'blocked' ? readKey(keyFile) : undefined
    if (next === undefined || next === key) return outcome
    key = next
    send = openProvider({ ...settings, key })
    return send(envelope, signal)
  }
}

/** How long the provider may take for that, in ms. */
const LIMIT = 10_000

/** Says in the log what the provider refuses of the settings, before a visitor's message finds out. Never rejects. */
export async function checkProvider(settings: MailSettings, stop: AbortSignal): Promise<void> {
  const fault = await probe(settings, AbortSignal.any([stop, AbortSignal.timeout(LIMIT)]))
  if (fault !== null) log('error', 'wrong setting', { fault })
}
