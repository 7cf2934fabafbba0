// Faults in words and pictures that the compiler refuses. They are planted in a copy of the sources and reported in one run.
import { rm } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compile, copySources, type Plant, plantIn, replace } from '../support/planted'

const ROOT = '.build/typed'

/** Adds an entry at the beginning of a table, found by its first line. */
const into = (file: string, table: string, entry: string): Plant => replace(file, table, `${table}\n${entry},`)

const entry = (path: string) => `'${path}': { name: '', icon: 'pen', text: '', card: { title: '', text: '' } }`

const faults: [reason: string, plant: Plant, says: RegExp][] = [
  [
    'a service without a picture',
    into('src/content/catalogue.ts', 'export const services = {', entry('/services/planted')),
    /^src\/content\/catalogue\.ts.*'\/services\/planted'/,
  ],
  [
    'a solution without a picture',
    into('src/content/catalogue.ts', 'export const solutions = {', entry('/solutions/planted')),
    /^src\/content\/catalogue\.ts.*'\/solutions\/planted'/,
  ],
  [
    'the picture of a solution that is not there',
    into('src/pages/Home.tsx', 'const art: Readonly<Record<SolutionPath, ReactNode>> = {', "'/solutions/air': null"),
    /^src\/pages\/Home\.tsx.*'\/solutions\/air'/,
  ],
  [
    'a value without a glyph',
    into('src/content/home.ts', 'items: {', "speed: { title: '', text: '' }"),
    /^src\/content\/home\.ts.*'speed'/,
  ],
  [
    'a partner with a mark that is not there',
    replace('src/content/about.ts', /(?<=partners: \{[^[]*items: \[)/, "{ name: 'Planted', mark: 'gone' },"),
    /^src\/content\/about\.ts.*"gone"/,
  ],
  [
    'a first step without a picture',
    into('src/content/solutions/b2b.ts', 'items: {', "ledger: { title: '', text: '' }"),
    /^src\/content\/solutions\/b2b\.ts.*'ledger'/,
  ],
  [
    'a button that is not in the table',
    replace('src/content/portfolio.ts', 'actions: [', "actions: ['fly', "),
    /^src\/content\/portfolio\.ts.*"fly"/,
  ],
  [
    'a topic that the form does not know',
    replace('src/content/actions.ts', /topic: '\w+'/, "topic: 'gone'"),
    /^src\/content\/actions\.ts.*"gone"/,
  ],
  [
    'a section that no page has',
    replace('src/content/actions.ts', "to: '#stories' },", "to: '#novels' },"),
    /^src\/content\/actions\.ts.*"#novels"/,
  ],
  [
    'a row whose view takes other words',
    replace('pages.ts', "import('./src/content/contact')", "import('./src/content/terms')"),
    /^pages\.ts.*content\/terms/,
  ],
]

await copySources(ROOT)
test.after(() => rm(ROOT, { recursive: true, force: true }))
const planted: typeof faults = []
for (const fault of faults) if (await plantIn(ROOT, fault[0], fault[1])) planted.push(fault)
const errors = await compile(ROOT)

test('most of the faults still find what they change', () => {
  assert.ok(planted.length >= faults.length / 2)
})

for (const [reason, , says] of planted) {
  test(`${reason} does not compile`, () => {
    assert.ok(errors.some(error => says.test(error)))
  })
}

test.run()
