import { buildSettings } from '../../src/generator/settings'

/** The origin that the build writes into the site, from its owner's settings. */
export const origin = buildSettings(process.env).siteUrl
