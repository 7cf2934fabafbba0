import { readFileSync } from 'node:fs'
import type { Send } from '../relay/envelope'
import { type MailSettings, openProvider } from '../relay/providers'

/**
 * The key in a file, without the line's end. Nothing when the file cannot be read or holds none.
 */
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
