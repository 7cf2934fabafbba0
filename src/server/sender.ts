import { readFileSync } from 'node:fs'
import type { Send } from '../relay/envelope'
import { type MailSettings, openProvider, probe } from '../relay/providers'
import { isSmtpUrl, keyPattern } from '../relay/settings'
import { log } from './log'
import { openSmtp, probeSmtp } from './smtp'

/**
 * Reads the key in a file, without the line break at its end. Returns undefined if it cannot be read or holds no key.
 * @param url the address that the key is for
 */
export function readKey(file: string, url: string): string | undefined {
  try {
    const key = readFileSync(file, 'utf8').trim()
    return keyPattern(url).test(key) ? key : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a function that sends through the provider of the settings. If the key comes from a file, that file is read again
 * when the provider refuses the account, so that a new key is used at once, without a restart.
 */
export function openSender(settings: MailSettings, keyFile?: string): Send {
  const open = isSmtpUrl(settings.url) ? openSmtp : openProvider
  let { key } = settings
  let send = open(settings)
  return async (envelope, signal, onGiven) => {
    const outcome = await send(envelope, signal, onGiven)
    const next = keyFile !== undefined && outcome.result === 'blocked' ? readKey(keyFile, settings.url) : undefined
    if (next === undefined || next === key) return outcome
    key = next
    send = open({ ...settings, key })
    return send(envelope, signal, onGiven)
  }
}

/** How long the provider may take to answer the check, in ms. */
const LIMIT = 10_000

/** Logs which setting the provider refuses, before a visitor's message would meet it. Never rejects. */
export async function checkProvider(settings: MailSettings, stop: AbortSignal): Promise<void> {
  const check = isSmtpUrl(settings.url) ? probeSmtp : probe
  const fault = await check(settings, AbortSignal.any([stop, AbortSignal.timeout(LIMIT)]))
  if (fault !== null) log('error', 'wrong setting', { fault })
}
