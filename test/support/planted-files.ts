// Faults in what all pages share, in the files beside the pages, and in sizes.
import { arabic } from '../../src/theme/font'
import { create, type Fault, plantPage, replace } from './planted'

const DOCUMENT = 'src/generator/pages/document.ts'
/** Part of every page, whatever its language. */
const FOOTER = 'src/layout/Footer.tsx'

/** The MAIL_KEY of the planted build, which does not look like a key of any known kind. */
export const OWNER_KEY = 'owner.secret.of.the.planted.build'

/** Words that hardly compress, some 40,000 bytes of brotli. */
const bulk = Array.from({ length: 9000 }, (_, i) => (i * 7919 * 104729).toString(36)).join(' ')

const keys: [slug: string, kind: string, key: string][] = [
  ['mailgun', 'a Mailgun key', `key-${'0123456789abcdef'.repeat(2)}`],
  ['mailgun-new', 'a Mailgun key', `${'0123456789abcdef'.repeat(2)}-01234567-89abcdef`],
  ['resend', 'a Resend key', 're_c1abEcD8_NKFusih9vKVQknRAQf'],
  ['basic', 'HTTP credentials', 'Basic YXBpOmtleS0zYXg2eG5qcA=='],
  ['private', 'a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['owner', 'the value of MAIL_KEY', OWNER_KEY],
]

export const fileFaults: Fault[] = [
  {
    reason: 'an icon that is not there',
    plants: [replace(DOCUMENT, 'href="/favicon.svg"', 'href="/favicon.gif"')],
    says: `every page: loads /favicon.gif, which was not written (${DOCUMENT})`,
  },
  {
    reason: 'a preloaded font that is not there',
    plants: [replace(DOCUMENT, /(?<=rel="preload" href=")[^"]*/, '/fonts/gone.woff2')],
    says: `every page: loads /fonts/gone.woff2, which was not written (${DOCUMENT})`,
  },
  {
    reason: 'a font of the styles that is not there',
    plants: [replace('src/theme/font.ts', arabic.path, '/fonts/lost.woff2')],
    says: 'every page: loads /fonts/lost.woff2, which was not written (src/theme)',
  },
  {
    reason: 'a dead link of the footer',
    plants: [replace(FOOTER, /(?=<\/footer>)/, '<a href="/cookie">Cookies</a>')],
    says: 'every page: the link /cookie is dead: there is no page at /cookie (src/content/site.ts)',
  },
  {
    reason: 'a dead link of the Arabic footer',
    plants: [
      replace('src/content/ar/site.ts', /(?<=quickLinks: \{[^[]*items: \[)/, "{ name: 'سؤال', href: '/question' },"),
    ],
    says: 'every page: the link /ar/question is dead: there is no page at /ar/question (src/content/ar/site.ts)',
  },
  {
    reason: 'placeholder text in the footer',
    plants: [replace(FOOTER, /(?=<\/footer>)/, '<p>TODO</p>')],
    says: 'every page: has placeholder text TODO: "TODO" (src/content/site.ts)',
  },
  ...keys.map(([slug, kind, key]) => ({
    reason: `${kind} in a file: ${slug}`,
    plants: [create(`static/${slug}.txt`, `the key is ${key}`)],
    says: `/${slug}.txt: holds ${kind} (search src and static for it, then revoke it)`,
  })),
  {
    reason: 'the value of MAIL_KEY in a script',
    plants: [replace('src/app/client.tsx', /$/, `\nconsole.log('${OWNER_KEY}')\n`)],
    says: /^\/assets\/[\w-]+\.js: holds the value of MAIL_KEY \(search src and static for it, then revoke it\)$/,
  },
  // One page: its description makes its scripts and its HTML too large, up to the end of the first section.
  {
    reason: 'a page over the limit of its HTML',
    plants: plantPage('large', { description: bulk, body: '<section><p>Large</p></section>' }),
    says: /^\/planted-large: the HTML is [\d,]+ bytes brotli, [\d,]+ over the limit of 24,000: about [\d,]+ characters of text \(src\/content\/planted\/large\.ts\)$/,
  },
  {
    reason: 'a first section that does not come with the first flight',
    plants: [],
    says: /^\/planted-large: the HTML up to the end of the first section is [\d,]+ bytes brotli, [\d,]+ over the limit of 13,300: .+ \(src\/content\/planted\/large\.ts\)$/,
  },
  {
    reason: 'a page over the limit of its scripts',
    plants: [],
    says: /^\/planted-large: the JavaScript is [\d,]+ bytes brotli, [\d,]+ over the limit of 105,000 \(src\/pages\/planted\/large\.tsx\)$/,
  },
]
