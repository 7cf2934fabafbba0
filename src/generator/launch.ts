// Checks, before anything is built, whether the site may be published at a public address.
import { findPlaceholders, findTextsOfRelay } from './placeholders'
import type { BuildSettings } from './settings'

/** Host names for trials: those that nobody can own (RFC 2606, section 2), and those of this machine. */
const TRIAL = /^(?:(?:.*\.)?example|localhost|127\.0\.0\.1|\[::1\])$/

/** Tells whether visitors may take a site with this origin for that of a real company. */
export const isPublic = (siteUrl: string): boolean => !TRIAL.test(new URL(siteUrl).hostname)

/**
 * If the site is for a public address, looks for text that its owner cannot mean to publish.
 * @returns warnings for the build to print
 * @throws with a line for each text that is untrue in direct mode, or for each sample and placeholder in `src` if they
 * are not allowed
 */
export async function checkLaunch({ siteUrl, samples, direct }: BuildSettings): Promise<string[]> {
  const untrue = direct ? (await findTextsOfRelay('src/content')).map(({ place, text }) => `${place}  ${text}`) : []
  const warnings = direct ? [directWarning(untrue)] : []
  if (!isPublic(siteUrl)) return warnings
  if (untrue.length > 0) {
    throw new Error(`${untrue.join('\n')}

SITE_URL=${siteUrl} is a public address, and CONTACT_MODE=direct makes the texts above untrue.
Unset CONTACT_MODE, or write them anew for a browser that calls the mail provider itself, without the comment RELAY.`)
  }
  const left = await findPlaceholders('src')
  if (left.length === 0) return warnings
  if (!samples) {
    throw new Error(`${left.map(({ place, text }) => `  ${place}  ${text}`).join('\n')}

SITE_URL=${siteUrl} is a public address, and the ${left.length} samples and placeholders above remain.
Replace them (npm run placeholders groups them), or set SAMPLES=allow to publish them as they are.`)
  }
  const published = `
!!! SAMPLES=allow: ${left.length} SAMPLES AND PLACEHOLDERS ARE PUBLISHED AT ${siteUrl}.
!!! They are invented: quotations, partners, figures, and the company in the legal pages.
!!! Let nobody take them for facts. npm run placeholders lists them; unset SAMPLES to be stopped while any remain.
`
  return [...warnings, published]
}

/** Warns that the mail provider's key becomes part of the site. */
const directWarning = (untrue: readonly string[]): string => `
!!! CONTACT_MODE=direct: MAIL_KEY IS WRITTEN INTO THE SITE.
!!! Everybody who opens a page can read the key and send mail as you, to anybody, until you revoke it.
!!! Providers of this kind refuse such calls from browsers (CORS), so that no message may arrive at all.
!!! Unset CONTACT_MODE to send through the relay, which keeps the key and loses no message.
${untrue.length > 0 ? `!!! Untrue in this mode, on pages that visitors rely on:\n${untrue.map(line => `!!!   ${line}\n`).join('')}` : ''}`
