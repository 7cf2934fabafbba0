// CONTACT_MODE=direct: the forms call the mail provider from the visitor's browser.
import type * as esbuild from 'esbuild'
import type { MailSettings } from '../../relay/providers'

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
