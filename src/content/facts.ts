// What only the company knows and a sentence is not enough for; what a sentence says is an answer in asked.ts. Nothing is drawn
// before it is given. What is given here also answers the question about it, unless asked.ts has an answer of its own.
import { factLists } from './fact-lists'
import type { Certification, Connection, Settled, Shown } from './types'

/** Who is connected, on the page of the shop, by kind: `{ kind: 'GDS', name: 'Amadeus', state: 'live' }`. */
// PLACEHOLDER: fact, suppliers; put each here by name, as live or on request, by the name that it allows you to use
export const suppliers: readonly Connection[] = []

/** Certificates, on the page about the company: what each covers, and its last day, such as `31 March 2027`. */
// PLACEHOLDER: fact, certifications; put those that you hold here
export const certifications: readonly Certification[] = []

/** The rows of the list on the page of questions. An integration's kind is accounting, sign-on or messaging, or another. */
export const settled: Settled = {
  // PLACEHOLDER: fact, languages; put those of shop and agents' screens here
  languages: [],
  // PLACEHOLDER: fact, currencies; put those in which prices are charged here
  currencies: [],
  // PLACEHOLDER: fact, payment gateways; put the connected ones here by name
  gateways: [],
  // PLACEHOLDER: fact, integrations; put connected systems here, as { kind: 'Accounting', name: '', state: 'live' }
  integrations: [],
  // PLACEHOLDER: fact, card data; put the level of PCI DSS here, and who holds it
  cards: null,
  // PLACEHOLDER: fact, hosting; put provider and region here
  hosting: null,
  // PLACEHOLDER: fact, data location; put the country or countries here in which client data are kept
  data: null,
  // PLACEHOLDER: fact, languages of support; put them here
  support: [],
}

/** The real product, on the page of the platform for agencies. Files belong in static/: screens/..., films/... */
export const shown: Shown = {
  eyebrow: 'Real screens',
  title: 'The platform as it is today',
  // PLACEHOLDER: fact, film; put a film of the product here, with poster and captions
  film: null,
  // PLACEHOLDER: fact, screens; put screens of the real product here, with no real traveller's name on them
  screens: [],
}

/** The lists of what is given, and the answers that it makes. */
export const { suppliersList, certificatesList, settledList, answersOf } = factLists({
  comma: ', ',
  tags: { live: 'Live', request: 'On request' },
  suppliers: { eyebrow: 'Suppliers', title: 'Who is connected, by name' },
  certificates: { eyebrow: 'Certificates', title: 'What others have checked' },
  until: 'Valid until {until}',
  certificate: '{name} ({scope}), until {until}.',
  settled: { eyebrow: 'Facts', title: 'What is settled', lede: 'In a word or two, for a table of your own.' },
  labels: {
    languages: 'Languages',
    currencies: 'Currencies',
    gateways: 'Payment gateways',
    cards: 'Card data',
    hosting: 'Hosting',
    data: 'Data location',
    support: 'Support speaks',
  },
  answers: {
    languages: 'Languages: {list}.',
    currencies: 'Currencies: {list}.',
    gateways: 'Gateways: {list}.',
    support: 'In {list}.',
  },
  accounting: 'Accounting',
})
