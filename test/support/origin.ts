import { buildSettings } from '../../src/build/settings'

/** The origin that the build writes into the site, as its owner has set it. */
export const origin = buildSettings(process.env).siteUrl
