// Faults in structured data (JSON-LD) that the build must report.
import { origin } from './origin'
import { type Fault, plantPage } from './planted'

const WHERE = 'src/generator/pages/structured-data.ts'

/** A JSON-LD block with one node. */
const data = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] })}</script>`

const blocks: [slug: string, reason: string, block: string, says: string][] = [
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
  ['rating', 'with a rating', data({ '@type': 'AggregateRating' }), 'JSON-LD has a AggregateRating'],
]

export const dataFaults: Fault[] = blocks.map(([name, reason, html, says]) => ({
  reason: `structured data ${reason}`,
  plants: plantPage(`data-${name}`, { html }),
  says: `/planted-data-${name}: ${says} (${WHERE})`,
}))
