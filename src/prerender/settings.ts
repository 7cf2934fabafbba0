export type BuildSettings = {
  /** Origin of the published site, without a trailing slash: `https://qafila.example`. */
  siteUrl: string
  /** What the forms need to call the mail provider themselves; null where they post to the relay. */
  direct: Mail | null
}

/** The provider's messages URL (site-spec section 7), its key, sender and recipient. */
export type Mail = { url: string; key: string; from: string; to: string }

/**
 * Reads the build's settings from the environment.
 * @throws with one line that names the setting and what is wrong with it
 */
export function buildSettings(env: NodeJS.ProcessEnv): BuildSettings {
  const siteUrl = env.SITE_URL ?? 'https://qafila.example'
  if (!URL.canParse(siteUrl)) throw new Error(`SITE_URL: ${JSON.stringify(siteUrl)} is not an absolute URL`)
  const url = new URL(siteUrl)
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`SITE_URL: ${JSON.stringify(siteUrl)} must be an origin such as https://qafila.example`)
  }
  return { siteUrl: url.origin, direct: directSettings(env) }
}

/** The values themselves are in no error: one of them may be the key. */
function directSettings({ CONTACT_MODE = 'relay', ...env }: NodeJS.ProcessEnv): Mail | null {
  if (CONTACT_MODE === 'relay') return null
  if (CONTACT_MODE !== 'direct') throw new Error(`CONTACT_MODE: ${JSON.stringify(CONTACT_MODE)} is not relay or direct`)
  const demand = (name: string, shape: RegExp, expected: string): string => {
    const value = env[name] ?? ''
    if (!shape.test(value)) throw new Error(`${name}: CONTACT_MODE=direct needs ${expected}`)
    return value
  }
  const url = demand('MAIL_URL', /^https?:/, "the provider's messages URL")
  if (!URL.canParse(url)) throw new Error('MAIL_URL: this is not an absolute URL')
  const from = demand('MAIL_FROM', /^[^\r\n]+@[^\r\n]+$/, 'the address of the sender')
  return {
    url,
    key: demand('MAIL_KEY', /^[!-~]+$/, "the provider's key"),
    // Site-spec section 7: a sender labelled Contact Form.
    from: from.endsWith('>') ? from : `Contact Form <${from}>`,
    to: demand('MAIL_TO', /^[^\r\n]+@[^\r\n]+$/, 'the address of the mailbox'),
  }
}
