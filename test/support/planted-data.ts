// Faults in structured data (JSON-LD) that the build must report.
import { origin } from './origin'
import { type Fault, plantPage } from './planted'

const WHERE = 'src/generator/pages/structured-data.ts'

/** A JSON-LD block with one node. */
const data = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] })}</script>`

const blocks: [slug: string, reason: string, block: string, says: string | RegExp][] = [
  ['broken', 'that does not parse', '<script type="application/ld+json">{"a":}</script>', /JSON-LD does not parse: .+/],
  [
    'context',
    'of another vocabulary',
    '<script type="application/ld+json">{"@context":"https://other.example"}</script>',
    'JSON-LD has another @context than https://schema.org',
  ],
  [
    'reference',
    'with a dead reference',
    data({ about: { '@id': '#gone' } }),
    'JSON-LD refers to #gone, which is not in its graph',
  ],
  [
    'foreign',
    'with an address elsewhere',
    data({ url: 'https://other.example/' }),
    'JSON-LD url https://other.example/ is not of the site',
  ],
  [
    'address',
    'with a dead address',
    data({ url: `${origin}/gone` }),
    `JSON-LD url ${origin}/gone is no page and no file of the site`,
  ],
  [
    'name',
    'with a name that nobody reads',
    data({ name: 'Unseen' }),
    'JSON-LD name "Unseen" is not to be read on the page',
  ],
  [
    'steps',
    'with breadcrumbs out of order',
    data({ '@type': 'BreadcrumbList', itemListElement: [{ position: 2, name: 'Home' }] }),
    'JSON-LD has breadcrumbs that do not count from 1',
  ],
  [
    'step',
    'with a nameless breadcrumb',
    data({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }] }),
    'JSON-LD has no name for breadcrumb 1',
  ],
  ['rating', 'with a rating', data({ '@type': 'AggregateRating' }), 'JSON-LD has a AggregateRating'],
]

export const dataFaults: Fault[] = blocks.map(([name, reason, html, says]) => ({
  reason: `structured data ${reason}`,
  plants: plantPage(`data-${name}`, { html }),
  says:
    typeof says === 'string'
      ? `/planted-data-${name}: ${says} (${WHERE})`
      : new RegExp(`^/planted-data-${name}: ${says.source} \\(${WHERE}\\)$`),
}))
