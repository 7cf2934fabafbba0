import type { MailSettings } from '../relay/providers'
import { mailSettings } from '../relay/settings'

export type BuildSettings = {
  /** Origin of the published site, without a trailing slash: `https://qafila.example`. */
  siteUrl: string
  /** Whether samples and placeholders may be published at a public address. */
  samples: boolean
  /** The settings for forms that call the mail provider from the browser; null if forms post to the relay. */
  direct: MailSettings | null
  /** The mail provider's key, which no file of the site may contain; null if none is set, or if `direct` contains it. */
  secret: string | null
  /** The build time that the site's files state; null for the current time. */
  date: Date | null
}

/**
 * Reads the build's settings from the environment.
 * @throws with one line that names the setting and what is wrong with it
 */
export function buildSettings(env: NodeJS.ProcessEnv): BuildSettings {
  const { SITE_URL = 'https://qafila.example', SAMPLES, SOURCE_DATE_EPOCH: seconds } = env
  if (!URL.canParse(SITE_URL)) throw new Error(`SITE_URL: ${JSON.stringify(SITE_URL)} is not an absolute URL`)
  const url = new URL(SITE_URL)
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new Error(`SITE_URL: ${JSON.stringify(SITE_URL)} must be an origin such as https://qafila.example`)
  if (SAMPLES !== undefined && SAMPLES !== 'allow') throw new Error(`SAMPLES: ${JSON.stringify(SAMPLES)} is not allow`)
  // https://reproducible-builds.org/specs/source-date-epoch/
  if (seconds !== undefined && !/^\d{1,11}$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH: ${JSON.stringify(seconds)} is not a number of seconds since 1970`)
  const date = seconds === undefined ? null : new Date(Number(seconds) * 1000)
  const direct = directSettings(env)
  const secret = direct ? null : env.MAIL_KEY || null
  return { siteUrl: url.origin, samples: SAMPLES === 'allow', direct, secret, date }
}

function directSettings(env: NodeJS.ProcessEnv): MailSettings | null {
  const mode = env.CONTACT_MODE ?? 'relay'
  if (mode === 'relay') return null
  if (mode !== 'direct') throw new Error(`CONTACT_MODE: ${JSON.stringify(mode)} is not relay or direct`)
  const mail = mailSettings(env)
  // Direct mode makes only the call that section 7 of the specification describes.
  if (!mail?.url.endsWith('/messages')) {
    throw new Error('MAIL_URL is not an address that ends in /messages, and CONTACT_MODE=direct needs one')
  }
  return mail
}
