// Faults in pages that the build must report: those of titles and descriptions on pages of their own, all others on one.
import { type Plant, plantPage, type Told } from './planted'

const WORDS = 'words that fill a description until it is as long as it has to be, '
/** A title that is one character too long without the brand. */
const LONG = 'x'.repeat(91)
const SIZE = 'width={8} height={8}'

type Where = 'view' | 'content'

/** The pages whose titles and descriptions are wrong, with what the build says of each. */
const described: [slug: string, page: Parameters<typeof plantPage>[1], told: [reason: string, says: string][]][] = [
  [
    'none',
    { title: '', description: '' },
    [
      ['a missing title', 'meta.title has 0 characters without the brand, it needs 1 to 90'],
      ['a missing description', 'meta.description has 0 characters, it needs 1 to 300'],
    ],
  ],
  [
    'long',
    { title: LONG, description: WORDS.repeat(5).slice(0, 301) },
    [
      ['a title that is too long', 'meta.title has 91 characters without the brand, it needs 1 to 90'],
      ['a description that is too long', 'meta.description has 301 characters, it needs 1 to 300'],
    ],
  ],
  [
    'same',
    { title: LONG, description: WORDS.repeat(5).slice(0, 301) },
    [
      ['a title of another page', 'meta.title is the same as that of /planted-long'],
      ['a description of another page', 'meta.description is the same as that of /planted-long'],
    ],
  ],
]

/** Two figures with one id. */
const figures = ['1 desk', '2 desks'].map(text => {
  const [value, label] = text.split(' ')
  return { id: 'planted', value, label, description: 'Counted for this test.', counted: null }
})

/** Faults in JSX. They all stand on one page. */
const bodies: [reason: string, body: string, says: string, where: Where][] = [
  [
    'a form that posts to nowhere',
    '<form action="/api/gone" />',
    'the form posts to /api/gone, where nothing takes it',
    'view',
  ],
  [
    'a picture from another host',
    `<img src="https://cdn.example/a.png" alt="" ${SIZE} />`,
    'loads https://cdn.example/a.png from another host',
    'view',
  ],
  ['a picture that is not there', `<img src="/a.png" alt="" ${SIZE} />`, 'loads /a.png, which was not written', 'view'],
  [
    'a variant of a picture that is not there',
    `<img src="/favicon.svg" srcSet="/favicon.svg 1x, /b.svg 2x" alt="" ${SIZE} />`,
    'loads /b.svg, which was not written',
    'view',
  ],
  ['a style attribute', "<i style={{ color: 'red' }} />", '<i> has a style attribute: color:red', 'view'],
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
  ).map(([name, body, what]): [string, string, string, Where] => [
    `placeholder text: ${name}`,
    body,
    `has placeholder text ${what}`,
    'content',
  ]),
]

/** Faults in HTML that React would not write, on the same page. */
const markup: [reason: string, html: string, says: string][] = [
  ['an inline handler', '<i onclick="go()"></i>', '<i> has an inline event handler: onclick'],
  ['an inline script', '<script>go()</script>', '<script> has inline code: go()'],
]

const links: [reason: string, href: string, says: string][] = [
  ['to no page', '/services/gone', 'is dead: there is no page at /services/gone'],
  ['with a trailing slash', '/about/', 'is dead: there is no page at /about/'],
  ['to a file in place of a page', '/about.html', 'is dead: there is no page at /about.html'],
  ['to the 404 page', '/404', 'is dead: there is no page at /404'],
  ['to no file', '/brochure.pdf', 'is dead: there is no page at /brochure.pdf'],
  ['to no place on its page', '#gone', 'is dead: /planted-page has no id "gone"'],
  ['to no place on another page', '/about#gone', 'is dead: /about has no id "gone"'],
  ['with an unknown topic', '/contact?topic=gone', 'names a topic that the contact form does not know'],
  ['with an unknown setup', '/contact?setup=gone.a-1', 'has a setup that the contact form does not know'],
  ['that is no address', 'https://', 'is no address'],
  ['without https', 'linkedin.com/qafila', 'begins with neither https:// nor /'],
  ['to a chat with a national number', 'https://wa.me/0501234567', 'is no number with its country code'],
  ['to a national number', 'tel:043728800', 'is no number with its country code'],
]

const anchors = ['#', ...links.map(([, href]) => href)].map(href => `<a href="${href}">Go</a>`)
const [view, content] = ['src/pages/planted/page.tsx', 'src/content/planted/page.ts']

export const pageFaults: { plants: readonly Plant[]; told: readonly Told[] } = {
  plants: [
    ...described.flatMap(([slug, page]) => plantPage(slug, page)),
    ...plantPage('figures', { words: { figures } }),
    ...plantPage('page', {
      body: [...bodies.map(([, body]) => body), ...anchors].join(''),
      html: markup.map(([, html]) => html).join(''),
    }),
  ],
  told: [
    ...described.flatMap(([slug, , told]) =>
      told.map(([reason, says]) => ({
        reason,
        says: `/planted-${slug}: ${says} (src/content/planted/${slug}.ts)`,
      })),
    ),
    {
      reason: 'a figure with the id of another one',
      says: '/planted-figures: the figure "2 desks" has the id planted of "1 desk" on /planted-figures: give it an id of its own, or the same words (src/content/planted/figures.ts)',
    },
    ...bodies.map(([reason, , says, where]) => ({
      reason,
      says: `/planted-page: ${says} (${where === 'view' ? view : content})`,
    })),
    ...markup.map(([reason, , says]) => ({ reason, says: `/planted-page: ${says} (${view})` })),
    ...links.map(([reason, href, says]) => ({
      reason: `a link ${reason}`,
      says: `/planted-page: the link ${href} ${says} (${content} or src/content/actions.ts)`,
    })),
    {
      reason: 'a link that leads nowhere',
      says: `/planted-page: the link "#" leads nowhere (${content} or src/content/actions.ts)`,
    },
  ],
}
