import type { Send } from '../relay/envelope'
import { openProvider } from '../relay/providers'
import { mailSettings } from '../relay/settings'
import type { Env } from './env'

/**
 * Returns a function that sends a message as the variables say; null without MAIL_URL.
 * @throws an error of one line that names the wrong setting and does not repeat its value
 */
export function mailProvider({ MAIL_URL, MAIL_KEY, MAIL_FROM, MAIL_TO }: Env): Send | null {
  const mail = mailSettings({ MAIL_URL, MAIL_KEY, MAIL_FROM, MAIL_TO })
  return mail ? openProvider(mail) : null
}
