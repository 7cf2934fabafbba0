export type BuildSettings = {
  /** Origin of the published site, without a trailing slash: `https://qafila.example`. */
  siteUrl: string
}

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
  return { siteUrl: url.origin }
}
