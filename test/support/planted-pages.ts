// Faults in a page that the build must report, each planted in a separate page.
import { type Fault, plantPage } from './planted'

type Row = [
  slug: string,
  reason: string,
  page: Parameters<typeof plantPage>[1],
  says: string,
  where: 'view' | 'content',
]

const WORDS = 'words that fill a description until it is as long as it has to be, '
/** A title that is one character too long without the brand. */
const LONG = 'x'.repeat(91)
const SIZE = 'width={8} height={8}'

const rows: Row[] = [
  [
    'no-title',
    'a missing title',
    { title: '' },
    'meta.title has 0 characters without the brand, it needs 1 to 90',
    'content',
  ],
  [
    'long-title',
    'a title that is too long',
    { title: LONG },
    'meta.title has 91 characters without the brand, it needs 1 to 90',
    'content',
  ],
  [
    'no-description',
    'a missing description',
    { description: '' },
    'meta.description has 0 characters, it needs 1 to 300',
    'content',
  ],
  [
    'same-title',
    'a title of another page',
    { title: 'Planted no-description' },
    'meta.title is the same as that of /planted-no-description',
    'content',
  ],
  [
    'long-description',
    'a description that is too long',
    { description: WORDS.repeat(5).slice(0, 301) },
    'meta.description has 301 characters, it needs 1 to 300',
    'content',
  ],
  [
    'same-description',
    'a description of another page',
    { description: WORDS.repeat(5).slice(0, 301) },
    'meta.description is the same as that of /planted-long-description',
    'content',
  ],
  [
    'dead-form',
    'a form that posts to nowhere',
    { body: '<form action="/api/gone" />' },
    'the form posts to /api/gone, where nothing takes it',
    'view',
  ],
  [
    'third-party',
    'a picture from another host',
    { body: `<img src="https://cdn.example/a.png" alt="" ${SIZE} />` },
    'loads https://cdn.example/a.png from another host',
    'view',
  ],
  [
    'no-file',
    'a picture that is not there',
    { body: `<img src="/a.png" alt="" ${SIZE} />` },
    'loads /a.png, which was not written',
    'view',
  ],
  [
    'no-variant',
    'a variant of a picture that is not there',
    { body: `<img src="/favicon.svg" srcSet="/favicon.svg 1x, /b.svg 2x" alt="" ${SIZE} />` },
    'loads /b.svg, which was not written',
    'view',
  ],
  [
    'style',
    'a style attribute',
    { body: "<i style={{ color: 'red' }} />" },
    '<i> has a style attribute: color:red',
    'view',
  ],
  [
    'handler',
    'an inline handler',
    { html: '<i onclick="go()"></i>' },
    '<i> has an inline event handler: onclick',
    'view',
  ],
  ['script', 'an inline script', { html: '<script>go()</script>' }, 'has an inline script: go()', 'view'],
  ...(
    [
      ['lorem', '<p>Lorem ipsum dolor</p>', 'Lorem ipsum: "Lorem ipsum dolor"'],
      ['todo', '<p>TODO: words</p>', 'TODO: "TODO: words"'],
      ['fixme', `<img src="/favicon.svg" alt="FIXME" ${SIZE} />`, 'FIXME: "FIXME"'],
      ['placeholder', '<p>PLACEHOLDER</p>', 'PLACEHOLDER: "PLACEHOLDER"'],
      ['undefined', "<p>{'From ' + hero.gone}</p>", 'undefined: "From undefined"'],
      ['object', '<p>{String(hero)}</p>', '[object Object]: "[object Object]"'],
      ['nan', "<p>{hero.gone * 2 + ' km'}</p>", 'NaN: "NaN km"'],
      ['curly', "<p>{'Rated {rating}'}</p>", '{rating}: "Rated {rating}"'],
    ] as const
  ).map(
    ([name, body, what]): Row => [
      `words-${name}`,
      `placeholder text: ${name}`,
      { body },
      `has placeholder text ${what}`,
      'content',
    ],
  ),
]

const links: [slug: string, reason: string, href: string, says: string][] = [
  ['page', 'to no page', '/services/gone', 'is dead: there is no page at /services/gone'],
  ['slash', 'with a trailing slash', '/about/', 'is dead: there is no page at /about/'],
  ['html', 'to a file in place of a page', '/about.html', 'is dead: there is no page at /about.html'],
  ['404', 'to the 404 page', '/404', 'is dead: there is no page at /404'],
  ['file', 'to no file', '/brochure.pdf', 'is dead: there is no page at /brochure.pdf'],
  ['fragment', 'to no place on its page', '#gone', 'is dead: /planted-link-fragment has no id "gone"'],
  ['far', 'to no place on another page', '/about#gone', 'is dead: /about has no id "gone"'],
  ['topic', 'with an unknown topic', '/contact?topic=gone', 'names a topic that the contact form does not know'],
  ['setup', 'with an unknown setup', '/contact?setup=gone.a-1', 'has a setup that the contact form does not know'],
  ['broken', 'that is no address', 'https://', 'is no address'],
]

export const pageFaults: Fault[] = [
  ...rows.map(([slug, reason, page, says, where]) => ({
    reason,
    plants: plantPage(slug, page),
    says: `/planted-${slug}: ${says} (src/${where === 'view' ? `pages/planted/${slug}.tsx` : `content/planted/${slug}.ts`})`,
  })),
  ...links.map(([name, reason, href, says]) => ({
    reason: `a link ${reason}`,
    plants: plantPage(`link-${name}`, { body: `<a href="${href}">Go</a>` }),
    says: `/planted-link-${name}: the link ${href} ${says} (src/content/planted/link-${name}.ts or src/content/actions.ts)`,
  })),
  {
    reason: 'a link that leads nowhere',
    plants: plantPage('link-nowhere', { body: '<a href="#">Go</a>' }),
    says: '/planted-link-nowhere: the link "#" leads nowhere (src/content/planted/link-nowhere.ts or src/content/actions.ts)',
  },
]
