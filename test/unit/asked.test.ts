// The questions that a visitor ticks: in an address, in a message, and in the table that they come from.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { questionsOfAsk, writeAsk } from '../../src/contact/asked'
import { NOTHING, type Prefill, prefilled } from '../../src/contact/opening'
import { content as arabicQuestions } from '../../src/content/ar/questions'
import { site as arabicSite } from '../../src/content/ar/site'
import { asked, askedOn, rows } from '../../src/content/asked'
import { content as questions } from '../../src/content/questions'
import { site } from '../../src/content/site'
import type { QuestionRow } from '../../src/content/types'

const table: readonly QuestionRow[] = rows
const known = { price: 'What does it cost?', exit: 'How do we leave?' }

for (const [ask, questions, reason] of [
  ['price', [known.price], 'one question'],
  ['exit.price', [known.exit, known.price], 'two, in the order of their ticks'],
  ['', [], 'no question'],
  ['price.price', [], 'a question twice'],
  ['price.fee', [], 'a question that is not known'],
  ['constructor', [], 'a word of the prototype'],
  ['price.', [], 'an end without a question'],
  ['<img src=x onerror=alert(1)>', [], 'markup'],
] as const) {
  test(`${reason}: ${questions.length} in the message`, () => {
    assert.equal(questionsOfAsk(ask, known), questions)
  })
}

test('all questions of the table can be asked at once', () => {
  assert.equal(questionsOfAsk(writeAsk(Object.keys(asked)), asked), Object.values(asked))
})

test('an id needs no escaping in an address', () => {
  for (const { id } of table) assert.is(encodeURIComponent(id), id)
})

const topic: Prefill = { lines: 'I would like a demo.', questions: '' }
const one: Prefill = { lines: '', questions: 'Please answer:\n- What does it cost?' }
const two: Prefill = { lines: '', questions: 'Please answer:\n- What does it cost?\n- How do we leave?' }

for (const [text, now, before, after, reason] of [
  ['', topic, NOTHING, `${topic.lines}\n`, 'an empty field takes the topic'],
  ['', one, NOTHING, `${one.questions}\n`, 'an empty field takes the questions'],
  ['', { ...topic, questions: one.questions }, NOTHING, `${topic.lines}\n${one.questions}\n`, 'topic and questions'],
  ['', NOTHING, one, null, 'an address that says nothing'],
  [`${one.questions}\n`, two, one, `${two.questions}\n`, 'one more tick replaces what was written before'],
  ['We are twelve.', topic, NOTHING, null, 'no topic takes the place of typed text'],
  ['We are twelve.', one, NOTHING, `We are twelve.\n\n${one.questions}\n`, 'questions are added to typed text'],
  [`We are twelve.\n\n${one.questions}\n`, two, one, `We are twelve.\n\n${two.questions}\n`, 'and are not added twice'],
  [`Hello\n${one.questions}`, one, NOTHING, null, 'questions that are there already stay, as after a reload'],
  [`Hello\n${one.questions}`, { lines: '', questions: '$&' }, one, 'Hello\n$&', 'signs are no pattern'],
  [`${topic.lines}\n`, one, topic, `${one.questions}\n`, 'the first line of another link'],
] as const) {
  test(reason, () => {
    assert.is(prefilled(text, now, before), after)
  })
}

/** What decides a purchase, as buyers told those who reviewed the site. */
for (const [subject, id] of [
  ['suppliers by name, and whether they are live', 'suppliers'],
  ['certificates', 'certificates'],
  ['a real screen or a recording', 'screens'],
  ['a sandbox', 'sandbox'],
  ['what the product does not do', 'absent'],
  ['back office and accounting', 'accounting'],
  ['Hijri dates, riyals and mada', 'saudi'],
  ['price', 'price'],
  ['what binds, and the way out', 'exit'],
  ['who owns the data', 'ownership'],
  ['hours of support', 'hours'],
  ['languages of support', 'tongues'],
  ['moving from another system', 'moving'],
  ['languages and currencies of the shop', 'currencies'],
  ['single sign-on', 'sign-on'],
  ['duty of care', 'care'],
  ['hosting', 'hosting'],
] as const) {
  test(`a buyer finds an answer or an open question about ${subject}`, () => {
    assert.ok(table.some(row => row.id === id))
  })
}

test('no question stands twice in the table, and each page that it names is there', () => {
  assert.is(new Set(table.map(({ id }) => id)).size, table.length)
  assert.is(new Set(table.map(({ question }) => question)).size, table.length)
  const paths = pages.map(({ path }) => path)
  const strange = table.filter(({ page, lists }) => ![page, ...lists].every(path => paths.includes(path)))
  assert.equal(strange, [])
})

const counted = table.filter(({ group }) => group).length

/** The number words from twenty to ninety-nine, by the beginnings of their tens and ones. */
const NUMBERS: readonly { word: RegExp; tens: string[]; ones: string[] }[] = [
  {
    word: /\b(?<tens>twen|thir|for|fif|six|seven|eigh|nine)ty(?:-(?<ones>one|two|three|four|five|six|seven|eight|nine))?\b/gi,
    tens: ['twen', 'thir', 'for', 'fif', 'six', 'seven', 'eigh', 'nine'],
    ones: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  },
  {
    word: /(?:(?<ones>واحد|اثن|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)\p{L}*\p{M}* و(?:ال)?)?(?<tens>عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين)/gu,
    tens: ['عشر', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'],
    ones: ['واحد', 'اثن', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'],
  },
]

/** Returns the numbers of two digits that a text says, in words or in digits. */
const numbersIn = (text: string): number[] => [
  ...Array.from(text.matchAll(/(?<![\d.,])\d\d(?![\d.,%])/g), ([digits]) => Number(digits)),
  ...NUMBERS.flatMap(({ word, tens, ones }) =>
    Array.from(text.matchAll(word), ({ groups }) => {
      const [ten, one] = [groups?.tens?.toLowerCase() ?? '', groups?.ones?.toLowerCase() ?? '']
      return 10 * (tens.indexOf(ten) + 2) + ones.indexOf(one) + 1
    }),
  ),
]

for (const [text, numbers] of [
  ['Forty questions', [40]],
  ['print all forty-one on two sheets', [41]],
  ['41 questions of 2026', [41]],
  ['Two or three questions', []],
  ['أربعون سؤالًا', [40]],
  ['واحد وأربعون سؤالًا', [41]],
  ['اطبعوا الأربعين كلها', [40]],
  ['الواحد والأربعون كلها', [41]],
  ['أربع ليالٍ', []],
] as const) {
  test(`"${text}" says ${numbers.join() || 'no number of two digits'}`, () => assert.equal(numbersIn(text), numbers))
}

/** Returns the texts of content by their place. */
function textsOf(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`))
}

/** Returns the names of the links to the page of questions, by their place. */
function namesOf(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  if ('href' in value && value.href === '/questions' && 'name' in value) return [[`${place}.name`, String(value.name)]]
  return Object.entries(value).flatMap(([key, inner]) => namesOf(inner, `${place}.${key}`))
}

for (const [folder, frame, { groups, settled, glossary, ...words }] of [
  ['src/content', site, questions],
  ['src/content/ar', arabicSite, arabicQuestions],
] as const) {
  test(`wherever ${folder} says how many questions there are, there are so many`, () => {
    const texts = [...namesOf(frame, `${folder}/site.ts: site`), ...textsOf(words, `${folder}/questions.ts: content`)]
    const wrong = texts.filter(([, text]) => numbersIn(text).some(number => number !== counted))
    assert.ok(
      wrong.length === 0,
      [
        `src/content/asked.ts has ${counted} questions with a group. Write ${counted} into these texts, or no number:`,
        ...wrong.map(([place, text]) => `${place}: ${text}`),
      ].join('\n'),
    )
  })
}

test('each question of a group is somebody\u2019s, and each other stands in the list of a page', () => {
  assert.equal(
    table.filter(({ group, roles, lists }) => (group ? roles.length === 0 : lists.length === 0)),
    [],
  )
})

test('a list has its answered questions first, and at least as many of them as open ones', () => {
  for (const path of new Set(table.flatMap(({ lists }) => lists))) {
    const answered = askedOn(path).map(({ answer }) => answer !== null)
    assert.equal(answered, answered.toSorted().toReversed(), path)
    assert.ok(answered.filter(Boolean).length * 2 >= answered.length, path)
  }
})

test.run()
