// The built site meets each row of the table of requirements, and the rows leave out no word of the specification.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { actions } from '../../src/content/actions'
import { origin } from '../support/origin'
import {
  checkRow,
  holds,
  partOf,
  placesOf,
  plain,
  quoted,
  type Requirement,
  readSpecification,
  requirements,
  rowsOf,
  textOf,
  uncovered,
} from '../support/requirements'

const specification = await readSpecification()
const decisions = (await readFile('README.md', 'utf8')).split('## Decisions')[1]?.split('\n## ')[0] ?? ''
const named = Array.from(decisions.matchAll(/^- \*\*(.+?)\.?\*\*/gm), ([, name = '']) => name)

for (const [section, text] of specification) {
  test(`the rows of ${section} say each word of it, in its order`, () => {
    assert.equal(uncovered(text, rowsOf(section)), [])
  })
}

test('each row is of a section, with an id of its own', () => {
  const ids = requirements.map(({ id }) => id)
  assert.is(new Set(ids).size, ids.length)
  assert.equal(
    [...specification.keys()].flatMap(section => rowsOf(section).map(({ id }) => id)),
    ids,
  )
})

test('every page of 2.2 is in the page list, which may hold others', async () => {
  const places = await Promise.all(
    requirements
      .filter(({ id }) => id.startsWith('2.2-'))
      .map(({ place }) => (/every page/.test(place) ? [] : placesOf(place))),
  )
  const routes = [...new Set(places.flat().map(({ path }) => path))]
  assert.ok(routes.length > 0)
  const known = new Set(pages.map(({ path }) => path))
  assert.equal(
    routes.filter(path => !known.has(path)),
    [],
  )
})

/** Returns the kind of a check, from its text before the first backtick: `words`, `count of` for `3 of` and `at least 3 of`. */
const kindOf = (check: string): string =>
  check
    .split('`')[0]
    ?.replace(/^(at least )?\d+ /, 'count ')
    .replace(/^nothing: .*/, 'nothing:')
    .trim() ?? ''

/**
 * Returns the texts of the elements that a selector finds in a part, or the values of their attribute: `a`, `a@href`.
 * Without a selector, returns the text of the part itself.
 */
function found(elements: Element[], selector: string | undefined): string[] {
  const [css, attribute] = selector?.split('@') ?? []
  const all = css ? elements.flatMap(element => [...element.querySelectorAll(css)]) : elements
  return all.map(element => plain((attribute ? element.getAttribute(attribute) : element.textContent) ?? ''))
}

/** Returns the declaration of a type in a source, with those of the types that it refers to. */
function declarationOf(name: string, source: string): string {
  const declared = source.match(new RegExp(`^export type ${name} =[^]*?(?=\n\n|(?![^]))`, 'm'))?.[0] ?? ''
  const others = declared.slice(`export type ${name}`.length).match(/\b[A-Z]\w+/g) ?? []
  return [declared, ...others.map(other => declarationOf(other, source))].join('\n')
}

const inPages =
  (check: (elements: Element[], path: string) => void | Promise<void>) =>
  async ({ place }: Requirement) => {
    const places = await placesOf(place)
    assert.ok(places.length > 0, `no page: ${place}`)
    for (const { path, elements } of places) {
      assert.is(elements.length, 1, `${path}, ${place}: how many there are of that part`)
      await check(elements, path)
    }
  }

/** Checks that the place of a row has links of a name, and that all of them lead to the target. */
async function checkLink(row: Requirement, name: string | undefined, target: string | undefined) {
  const seen: string[] = []
  await inPages(elements => {
    for (const link of elements.flatMap(element => [...element.querySelectorAll('a')]))
      if (plain(link.textContent ?? '') === name) seen.push(link.getAttribute('href') ?? '')
  })(row)
  assert.ok(seen.length > 0, `there is no link of the name ${name}`)
  for (const href of seen)
    assert.is(href.startsWith('#') ? href : new URL(href, origin).pathname, target, `where ${name} leads`)
}

/** The functions that check a row, by the kind of its check. */
const checks: Record<string, (row: Requirement) => Promise<void>> = {
  words: async row => {
    const missing = (text: string) => quoted(row.check).filter(words => !holds(text, words))
    if (row.place.startsWith('src/')) return assert.equal(missing(plain(await readFile(row.place, 'utf8'))), [])
    await inPages((elements, path) => assert.equal(missing(textOf(elements)), [], `${path} lacks words`))(row)
  },
  link: async row => {
    const [name, target] = quoted(row.check)
    await checkLink(row, name, target)
  },
  button: async row => {
    const [id, target] = quoted(row.check)
    const action = Object.entries(actions).find(([known]) => known === id)?.[1]
    assert.ok(action, `src/content/actions.ts has no action ${id}`)
    await checkLink(row, action.label, target)
  },
  figure: row =>
    inPages((elements, path) => {
      const [label = ''] = quoted(row.check)
      const figures = elements.flatMap(element => [...element.querySelectorAll('li:has(> strong, > div > strong)')])
      const labelled = figures.filter(figure => {
        const value = plain(figure.querySelector('strong')?.textContent ?? '')
        return value !== '' && holds(textOf([figure]), `${value} ${label}`)
      })
      assert.is(labelled.length, 1, `${path}: how many figures have the label ${label}`)
    })(row),
  list: row => {
    const [names = '', selector] = row.check.split(' of `')
    return inPages((elements, path) =>
      assert.equal(found(elements, selector?.slice(0, -1)), quoted(names), `${path} has another list`),
    )(row)
  },
  has: row => {
    const [names = '', selector] = row.check.split(' of `')
    return inPages((elements, path) => {
      const wanted = quoted(names)
      const among = found(elements, selector?.slice(0, -1)).filter(name => wanted.includes(name))
      assert.equal(among, wanted, `${path} does not have all of them, once and in this order`)
    })(row)
  },
  'count of': row => {
    const [, more, number] = row.check.match(/^(at least )?(\d+)/) ?? []
    return inPages((elements, path) => {
      const [selector] = quoted(row.check)
      const all = found(elements, selector)
      const texts = all.map(text => `"${text.slice(0, 60)}"`).join(', ')
      assert.ok(
        more ? all.length >= Number(number) : all.length === Number(number),
        `${path} has ${all.length} of ${selector}, not ${more ?? ''}${number}${texts && `: ${texts}`}`,
      )
    })(row)
  },
  order: row =>
    inPages(async (_, path) => {
      const names = quoted(row.check)
      const parts = await Promise.all(names.map(async name => (await partOf(path, name))[0]))
      const misplaced = names.filter((_, i) => {
        const [before, part] = [parts[i - 1], parts[i]]
        return !part || (before && !(before.compareDocumentPosition(part) & before.DOCUMENT_POSITION_FOLLOWING))
      })
      assert.equal(misplaced, [], `${path}: these parts are missing, or do not follow the one before`)
    })(row),
  type: async ({ place, check }) => {
    const [name = '', ...words] = quoted(check)
    const declared = declarationOf(name, await readFile(place, 'utf8'))
    assert.equal(
      words.filter(word => !holds(declared, word)),
      [],
      declared,
    )
  },
  'nothing:': async ({ check }) => assert.match(check, /^nothing: \w/),
  '': async ({ place, check }) => {
    const [, file = '', title = ''] = check.match(/^`(.+?)`: (.+)$/) ?? []
    assert.ok(existsSync(place), place)
    const titles = (await readFile(file, 'utf8')).matchAll(/\btest\(\s*(['"`])(.*?)\1,/g)
    assert.ok(
      [...titles].some(([, , known]) => known?.includes(title)),
      `${file} has no test: ${title}`,
    )
  },
}

for (const row of requirements) {
  test(`${row.id}: ${row.says}`, async () => {
    const check = checks[kindOf(row.check)]
    if (!check) throw new Error(`nobody knows how to check: ${row.check}`)
    await checkRow(row, () => check(row))
    if (row.deviation !== 'none')
      assert.ok(named.includes(row.deviation), `the Decisions do not name it: ${row.deviation}`)
  })
}

test.run()
