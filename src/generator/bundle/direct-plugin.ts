// CONTACT_MODE=direct: the forms call the mail provider from the visitor's browser.
import type * as esbuild from 'esbuild'
import type { MailSettings } from '../../relay/providers'

/**
 * Returns the warning that the build prints when the mail provider's key becomes part of the site.
 * @param untrue the places of texts that are untrue in this mode, and what these say
 */
export const directWarning = (untrue: readonly string[]): string => `
!!! CONTACT_MODE=direct: MAIL_KEY IS WRITTEN INTO THE SITE.
!!! Everybody who opens a page can read the key and send mail as you, to anybody, until you revoke it.
!!! Providers of this kind refuse such calls from browsers (CORS), so that no message may arrive at all.
!!! Unset CONTACT_MODE to send through the relay, which keeps the key and loses no message.
${untrue.length > 0 ? `!!! Untrue in this mode, on pages that visitors rely on:\n${untrue.map(line => `!!!   ${line}\n`).join('')}` : ''}`

/** Replaces contact/form/send.ts with contact/form/direct.ts, and provides the mail settings that it imports. */
export function directPlugin(mail: MailSettings): esbuild.Plugin {
  return {
    name: 'direct',
    setup(build) {
      build.onLoad({ filter: /\/src\/contact\/form\/send\.ts$/ }, () => ({
        contents: "export { send } from './direct'",
      }))
      build.onResolve({ filter: /^virtual:mail$/ }, () => ({ path: 'mail', namespace: 'direct' }))
      const contents = `export const mail = ${JSON.stringify(mail)}`
      build.onLoad({ filter: /^mail$/, namespace: 'direct' }, () => ({ contents }))
    },
  }
}
