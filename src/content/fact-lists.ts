// How the facts that only the company knows are listed, and what they answer, in any language.
import type { Certification, Connection, FactRow, Facts, Settled, State } from './types'

type Title = { eyebrow: string; title: string; lede?: string }

/** The words of the lists. `{list}` stands for names, `{name}`, `{scope}` and `{until}` for those of a certificate. */
export type FactWords = {
  comma: string
  tags: Readonly<Record<State, string>>
  suppliers: Title
  certificates: Title
  until: string
  certificate: string
  settled: Title
  labels: Readonly<Record<Exclude<keyof Settled, 'integrations'>, string>>
  answers: Readonly<Record<'languages' | 'currencies' | 'gateways' | 'support', string>>
  /** The kind of integration that answers the question about accounting. */
  accounting: string
}

/** Where a question is answered by facts: the answer, and the page, the id and the title under which they stand. */
export type Given = { answer: string; page: string; section: string; title: string }

type All = {
  suppliers: readonly Connection[]
  certifications: readonly Certification[]
  settled: Settled
}

/** Groups connections by kind, a row for each, in the order in which the kinds first occur. */
const rowsOf = (items: readonly Connection[], tags: FactWords['tags']): FactRow[] =>
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
function listOf(heading: Title, rows: readonly FactRow[]): Facts {
  const full = rows.filter(({ values }) => values.length > 0)
  return full.length > 0 ? { ...heading, rows: full } : null
}

/** Fills names into a template; null if there are none. */
const filled = (template: string, names: readonly string[], comma: string) =>
  names.length > 0 ? template.replace('{list}', () => names.join(comma)) : null

const certified = (template: string, { name, scope, until }: Certification) =>
  template
    .replace('{name}', () => name)
    .replace('{scope}', () => scope)
    .replace('{until}', () => until)

/** Names connections by their states. */
const states = ({ tags, comma }: FactWords, items: readonly Connection[]) =>
  (['live', 'request'] as const)
    .flatMap(state => {
      const names = items.filter(item => item.state === state).map(({ name }) => name)
      return filled(`${tags[state]}: {list}.`, names, comma) ?? []
    })
    .join(' ')

/** Returns the answers that facts give, by the id of their question. A question is answered in full or not at all. */
function answersOf(words: FactWords, { suppliers, certifications, settled }: All): Readonly<Record<string, Given>> {
  const { answers, comma } = words
  const { languages, currencies, gateways, integrations, cards, hosting, data, support } = settled
  const accounting = integrations.filter(({ kind }) => kind === words.accounting)
  const here = { page: '/questions', section: 'settled', title: words.settled.title }
  const all = [
    {
      id: 'suppliers',
      parts: [states(words, suppliers)],
      page: '/solutions/b2c',
      section: 'suppliers',
      title: words.suppliers.title,
    },
    {
      id: 'certificates',
      parts: [certifications.map(item => certified(words.certificate, item)).join(' ')],
      page: '/about',
      section: 'certificates',
      title: words.certificates.title,
    },
    { id: 'accounting', parts: [states(words, accounting)], ...here },
    {
      id: 'currencies',
      parts: [
        filled(answers.languages, languages, comma),
        filled(answers.currencies, currencies, comma),
        filled(answers.gateways, gateways, comma),
      ],
      ...here,
    },
    { id: 'hosting', parts: [cards, hosting, data].map(text => text && `${text.replace(/\.$/, '')}.`), ...here },
    { id: 'tongues', parts: [filled(answers.support, support, comma)], ...here },
  ]
  return Object.fromEntries(
    all.flatMap(({ id, parts, ...place }) =>
      parts.every(Boolean) ? [[id, { answer: parts.join(' '), ...place }]] : [],
    ),
  )
}

/** Returns the functions that list facts in a language. */
export function factLists(words: FactWords) {
  const { tags, labels } = words
  return {
    /** The list of suppliers. */
    suppliersList: (items: readonly Connection[]): Facts => listOf(words.suppliers, rowsOf(items, tags)),

    /** The list of certificates. */
    certificatesList: (items: readonly Certification[]): Facts =>
      listOf(
        words.certificates,
        items.map(item => ({
          label: item.name,
          values: [
            { text: item.scope },
            { text: certified(words.until, item) },
            ...(item.link ? [{ text: item.link.name, href: item.link.href }] : []),
          ],
        })),
      ),

    /** The list of what is settled. */
    settledList: ({ integrations, ...facts }: Settled): Facts =>
      listOf(words.settled, [
        plain(labels.languages, facts.languages),
        plain(labels.currencies, facts.currencies),
        plain(labels.gateways, facts.gateways),
        ...rowsOf(integrations, tags),
        plain(labels.cards, [facts.cards]),
        plain(labels.hosting, [facts.hosting]),
        plain(labels.data, [facts.data]),
        plain(labels.support, facts.support),
      ]),

    /** The answers that facts give. */
    answersOf: (facts: All) => answersOf(words, facts),
  }
}
