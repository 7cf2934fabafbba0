// What only the company knows and a sentence is not enough for; what a sentence says is an answer in asked.ts. Nothing is drawn
// before it is given. What is given here also answers the question about it, unless asked.ts has an answer of its own.
import type { Certification, Connection, FactRow, Facts, Settled, Shown, State } from './types'

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

const tags: Readonly<Record<State, string>> = { live: 'Live', request: 'On request' }

/** The kind of integration that answers the question about accounting. */
const ACCOUNTING = 'Accounting'

/** Groups connections by kind, a row for each, in the order in which the kinds first occur. */
export const rowsOf = (items: readonly Connection[]): FactRow[] =>
  [...new Set(items.map(({ kind }) => kind))].map(kind => ({
    label: kind,
    values: items
      .filter(item => item.kind === kind)
      .map(({ name, state }) => ({ text: name, state, tag: tags[state] })),
  }))

const plain = (label: string, texts: readonly (string | null)[]): FactRow => ({
  label,
  values: texts.flatMap(text => (text === null ? [] : [{ text }])),
})

/** Returns a list with those of its rows that have a value; null if none has. */
function listOf(heading: Omit<NonNullable<Facts>, 'rows'>, rows: readonly FactRow[]): Facts {
  const full = rows.filter(({ values }) => values.length > 0)
  return full.length > 0 ? { ...heading, rows: full } : null
}

/** The list of suppliers. */
export const suppliersList = (items: readonly Connection[]): Facts =>
  listOf({ eyebrow: 'Suppliers', title: 'Who is connected, by name' }, rowsOf(items))

/** The list of certificates. */
export const certificatesList = (items: readonly Certification[]): Facts =>
  listOf(
    { eyebrow: 'Certificates', title: 'What others have checked' },
    items.map(({ name, scope, until, link }) => ({
      label: name,
      values: [
        { text: scope },
        { text: `Valid until ${until}` },
        ...(link ? [{ text: link.name, href: link.href }] : []),
      ],
    })),
  )

/** The list of what is settled. */
export const settledList = ({ integrations, ...facts }: Settled): Facts =>
  listOf({ eyebrow: 'Facts', title: 'What is settled', lede: 'In a word or two, for a table of your own.' }, [
    plain('Languages', facts.languages),
    plain('Currencies', facts.currencies),
    plain('Payment gateways', facts.gateways),
    ...rowsOf(integrations),
    plain('Card data', [facts.cards]),
    plain('Hosting', [facts.hosting]),
    plain('Data location', [facts.data]),
    plain('Support speaks', facts.support),
  ])

/** Where a question is answered by facts: the answer, and the page and the id at which they stand. */
export type Given = { answer: string; page: string; section: string }

type All = {
  suppliers: readonly Connection[]
  certifications: readonly Certification[]
  settled: Settled
}

/** Returns the answers that facts give, by the id of their question in asked.ts. A question is answered in full or not at all. */
export function answersOf({ suppliers, certifications, settled }: All): Readonly<Record<string, Given>> {
  const { languages, currencies, gateways, integrations, cards, hosting, data, support } = settled
  const accounting = integrations.filter(({ kind }) => kind === ACCOUNTING)
  const list = (label: string, names: readonly string[]) => (names.length > 0 ? `${label}: ${names.join(', ')}.` : null)
  const states = (items: readonly Connection[]) =>
    (['live', 'request'] as const).map(state =>
      list(
        tags[state],
        items.filter(item => item.state === state).map(({ name }) => name),
      ),
    )
  const here = { page: '/questions', section: 'settled' }
  const all = [
    {
      id: 'suppliers',
      parts: [states(suppliers).filter(Boolean).join(' ')],
      page: '/solutions/b2c',
      section: 'suppliers',
    },
    {
      id: 'certificates',
      parts: [certifications.map(({ name, scope, until }) => `${name} (${scope}), until ${until}.`).join(' ')],
      page: '/about',
      section: 'certificates',
    },
    { id: 'accounting', parts: [states(accounting).filter(Boolean).join(' ')], ...here },
    {
      id: 'currencies',
      parts: [list('Languages', languages), list('Currencies', currencies), list('Gateways', gateways)],
      ...here,
    },
    { id: 'hosting', parts: [cards, hosting, data].map(text => text && `${text.replace(/\.$/, '')}.`), ...here },
    { id: 'tongues', parts: [support.length > 0 ? `In ${support.join(', ')}.` : null], ...here },
  ]
  return Object.fromEntries(
    all.flatMap(({ id, parts, page, section }) =>
      parts.every(Boolean) ? [[id, { answer: parts.join(' '), page, section }]] : [],
    ),
  )
}
