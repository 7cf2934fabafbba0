// Checks, before anything is built, whether the site may be published at a public address.
import { readFile } from 'node:fs/promises'
import { directWarning } from './bundle/direct-plugin'
import { findPlaceholders } from './placeholders'
import type { BuildSettings } from './settings'

/** Host names for trials: those that nobody can own (RFC 2606, section 2), and those of this machine. */
const TRIAL = /^(?:(?:.*\.)?example|localhost|127\.0\.0\.1|\[::1\])$/

/** Tells whether visitors may take a site with this origin for that of a real company. */
export const isPublic = (siteUrl: string): boolean => !TRIAL.test(new URL(siteUrl).hostname)

/**
 * If the site is for a public address, looks for text that its owner cannot mean to publish.
 * @returns warnings for the build to print
 * @throws with a line for each sentence that is untrue in direct mode, or for each sample and placeholder in `src` if they
 * are not allowed
 */
export async function checkLaunch({ siteUrl, samples, direct }: BuildSettings): Promise<string[]> {
  const untrue = direct ? await untrueOfDirect() : []
  const warnings = direct ? [directWarning(untrue)] : []
  if (!isPublic(siteUrl)) return warnings
  if (untrue.length > 0) {
    throw new Error(`${untrue.join('\n')}

SITE_URL=${siteUrl} is a public address, and CONTACT_MODE=direct makes the sentences above untrue.
Unset CONTACT_MODE, or write them anew for a browser that calls the mail provider itself.`)
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

/**
 * The pages that describe the relay, each with the phrases for what only the relay does: it keeps messages and the key, and counts
 * and limits messages. In direct mode, in which the forms call the mail provider themselves, that is untrue.
 */
const OF_RELAY: Readonly<Record<string, RegExp>> = {
  'src/content/privacy.ts':
    /outbox|our own server|never reaches a browser|limits how many|limit on messages|kept apart|with a note that says so|loaded from other companies/,
  'src/content/ar/privacy.ts':
    /صندوق الصادر|خادمنا نحن|لا يصل إلى متصفح|يضع الخادم حدًّا|للحد من عدد الرسائل|نعزلها|ومعها تنبيه|يُحمَّل شيء من شركات أخرى/,
}

const QUOTED = /^\s*(['"`])(.*)\1,?$/

/**
 * Returns the sentences of the privacy policies that are untrue with CONTACT_MODE=direct, as `file:line: sentence`. Only the
 * phrases of the original policy are recognised: a policy rewritten for direct mode has none of them.
 */
async function untrueOfDirect(): Promise<string[]> {
  const found: string[] = []
  for (const [file, phrases] of Object.entries(OF_RELAY)) {
    const lines = (await readFile(file, 'utf8')).split(/\r?\n/)
    for (const [index, line] of lines.entries())
      for (const sentence of line.match(QUOTED)?.[2]?.match(/[^.]+\.?/g) ?? [])
        if (phrases.test(sentence)) found.push(`${file}:${index + 1}: ${sentence.trim()}`)
  }
  return found
}
