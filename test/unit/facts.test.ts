// The facts that only the company knows: their lists, and the questions that they answer.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rows } from '../../src/content/asked'
import { answersOf, certificatesList, settledList, suppliersList } from '../../src/content/facts'
import type { Certification, Connection, Settled } from '../../src/content/types'

const suppliers: Connection[] = [
  { kind: 'GDS', name: 'Astra', state: 'live' },
  { kind: 'Bed bank', name: 'Palmyra Beds', state: 'request' },
  { kind: 'GDS', name: 'Orbis', state: 'request' },
]
const certifications: Certification[] = [{ name: 'ISO 27001', scope: 'hosting', until: '31 March 2027' }]
const NOTHING: Settled = {
  languages: [],
  currencies: [],
  gateways: [],
  integrations: [],
  cards: null,
  hosting: null,
  data: null,
  support: [],
}
const settled: Settled = {
  languages: ['English', 'Arabic'],
  currencies: ['AED'],
  gateways: ['Payline'],
  integrations: [{ kind: 'Accounting', name: 'Ledgerly', state: 'live' }],
  cards: 'PCI DSS level 1.',
  hosting: 'Hall, Frankfurt',
  data: 'Germany',
  support: ['English', 'French'],
}

test('while no fact is given there is no list, and no question is answered', () => {
  assert.equal([suppliersList([]), certificatesList([]), settledList(NOTHING)], [null, null, null])
  assert.equal(answersOf({ suppliers: [], certifications: [], settled: NOTHING }), {})
})

test('suppliers stand by kind, in the order in which the kinds occur', () => {
  const list = suppliersList(suppliers)?.rows.map(({ label, values }) => [label, values.map(({ text }) => text)])
  assert.equal(list, [
    ['GDS', ['Astra', 'Orbis']],
    ['Bed bank', ['Palmyra Beds']],
  ])
})

test('a row without a value is not in the list', () => {
  assert.equal(settledList({ ...NOTHING, data: 'Germany' })?.rows, [
    { label: 'Data location', values: [{ text: 'Germany' }] },
  ])
})

const answers = answersOf({ suppliers, certifications, settled })

for (const [id, answer] of [
  ['suppliers', 'Live: Astra. On request: Palmyra Beds, Orbis.'],
  ['certificates', 'ISO 27001 (hosting), until 31 March 2027.'],
  ['accounting', 'Live: Ledgerly.'],
  ['currencies', 'Languages: English, Arabic. Currencies: AED. Gateways: Payline.'],
  ['hosting', 'PCI DSS level 1. Hall, Frankfurt. Germany.'],
  ['tongues', 'In English, French.'],
] as const) {
  test(`the question ${id} is answered by facts`, () => {
    assert.is(answers[id]?.answer, answer)
  })
}

test('each question that facts can answer is in the table', () => {
  const ids: readonly string[] = rows.map(({ id }) => id)
  assert.equal(
    Object.keys(answers).filter(id => !ids.includes(id)),
    [],
  )
})

test('a question that facts answer in part stays open', () => {
  const some = answersOf({ suppliers: [], certifications: [], settled: { ...settled, gateways: [], data: null } })
  assert.equal(Object.keys(some), ['accounting', 'tongues'])
})

test.run()
