import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose, composeSubscription } from '../../src/contact/compose'
import { byField, fields } from '../../src/contact/fields'
import { visitor } from '../support/visitor'

const message = visitor

test('the subject is New Contact Form From and the full name', () => {
  assert.is(compose(message).subject, 'New Contact Form From Nour Abdallah')
})

/** Asserts that the specified lines are there in their order, and that all other lines belong to additional fields. */
function assertSummary(lines: string[], specified: string[]) {
  assert.equal(
    lines.filter(line => specified.includes(line)),
    specified,
  )
  assert.is(lines.length - specified.length, fields.length - 5)
}

test('the text is a summary of the fields with CRLF line ends', () => {
  assertSummary(compose(message).text.split('\r\n'), [
    'Full name: Nour Abdallah',
    'Email: nour@deltaholidays.example',
    'Company: Delta Holidays',
    'Mobile phone: +971 50 555 0142',
    'Message:',
    'One credit ledger?',
    'A demo next week?',
    '',
  ])
})

test('the html is the same summary, with line breaks as br tags', () => {
  assertSummary(compose(message).html.split('\n'), [
    '<p><b>Full name:</b> <span dir="auto">Nour Abdallah</span></p>',
    '<p><b>Email:</b> <span dir="auto">nour@deltaholidays.example</span></p>',
    '<p><b>Company:</b> <span dir="auto">Delta Holidays</span></p>',
    '<p><b>Mobile phone:</b> <span dir="auto">+971 50 555 0142</span></p>',
    '<p><b>Message:</b></p>',
    '<p dir="auto" style="unicode-bidi: plaintext">One credit ledger?<br>A demo next week?</p>',
    '',
  ])
})

test('an empty company is reported as Not provided', () => {
  assert.match(compose({ ...message, company: '' }).text, 'Company: Not provided\r\n')
})

const names: [reason: string, name: string, subject: string][] = [
  ['line breaks', 'Nour\r\nBcc: all@example.com', 'New Contact Form From Nour Bcc: all@example.com'],
  ['unicode line breaks', 'Nour\u2028Bcc:\u0085x', 'New Contact Form From Nour Bcc: x'],
  ['control characters', 'No\0ur\x1b[31m', 'New Contact Form From No ur [31m'],
  ['direction overrides', '\u202eruoN\u202c \u2066a\u2069\u200f', 'New Contact Form From ruoN a'],
]

for (const [reason, fullName, subject] of names) {
  test(`${reason} do not reach the subject`, () => {
    assert.is(compose({ ...message, fullName }).subject, subject)
  })
}

const words: [reason: string, name: string, shown: string][] = [
  ['an encoded word', '=?utf-8?B?TmFtZSDigK5tb2M=?=', '= ?utf-8?B?TmFtZSDigK5tb2M= ?='],
  ['one that a filtered sign held apart', '=\u202e?utf-8?Q?=0D=0A?=', '= ?utf-8?Q?=0D=0A?='],
  ['one that a line break held apart', '=\n?utf-8?Q?=0D=0A?=', '= ?utf-8?Q?=0D=0A?='],
  ['a beginning in a beginning', '==??utf-8?Q?x?=', '== ??utf-8?Q?x?='],
]

for (const [reason, fullName, shown] of words) {
  test(`${reason} in a name is text to whoever reads the subject`, () => {
    const { subject } = compose({ ...message, fullName })
    assert.is(subject, `New Contact Form From ${shown}`)
    assert.not.match(subject, '=?')
  })
}

test('a joiner in a name stays: scripts need it', () => {
  const fullName = 'علی‌رضا'
  assert.is(compose({ ...message, fullName }).subject, `New Contact Form From ${fullName}`)
})

const stacks: [reason: string, name: string, kept: number][] = [
  ['150 marks on a letter', `Z${'\u0301'.repeat(150)}`, 8],
  ['marks with joiners between them', `Z${'\u0301\u200d'.repeat(150)}`, 8],
  ['marks with direction marks between them', `Z${'\u0301\u200e'.repeat(150)}`, 8],
  ['marks with control characters between them, as long as these are removed', `Z${'\u0301\u0007'.repeat(150)}`, 8],
  ['marks that enclose', `Z${'\u20dd'.repeat(150)}`, 8],
]

for (const [reason, value, most] of stacks) {
  test(`of ${reason} no more than ${most} reach the mail together`, () => {
    const { subject, text, html } = compose(byField(() => value))
    for (const written of [subject, text, html]) {
      const runs = written.match(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu) ?? []
      assert.ok(runs.length > 0)
      assert.ok(runs.every(run => (run.match(/[\p{Mn}\p{Me}]/gu)?.length ?? 0) <= most))
    }
  })
}

const scripts: [script: string, text: string][] = [
  ['Arabic, with vowels and a shadda', 'مُحَمَّدٌ رَسُولُ ٱللَّهِ'],
  ['Arabic, with the marks of recitation', 'ٱلرَّحۡمَٰنِ ٱلرَّحِيمِۖ'],
  ['Hebrew, with vowels and accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים יְרוּשָׁלַ֛͏ִם'],
  ['Vietnamese, decomposed', 'Nguyễn Thị Hường'.normalize('NFD')],
  ['Devanagari', 'क्षत्रिय र्द्ध्र्य सर्वांगीण'],
  ['Tibetan, the longest stack', 'ཧྐྵྨླྺྼྻྂ'],
  ['Thai', 'น้ำมัน ที่นี่'],
  ['Burmese', 'ကျွန်ုပ်တို့'],
  ['Persian, with a joiner', 'می‌خواهم'],
  ['emoji, joined and with tags', '👩‍👩‍👧‍👦 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1️⃣'],
]

for (const [script, text] of scripts) {
  test(`${script}: nothing is taken away`, () => {
    const written = compose(byField(() => text))
    assert.match(written.text, `Full name: ${text}\r\n`)
    assert.match(written.text, `Message:\r\n${text}\r\n`)
  })
}

const turns = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']

test('nothing that turns the direction of other text reaches the mail, and a direction mark stays in a message', () => {
  const { subject, text, html } = compose(byField(() => `a${turns.join('b')}c\u200fd`))
  assert.not.match(subject + text + html, new RegExp(`[${turns.join('')}]`))
  assert.match(text, 'Message:\r\nabbbbbbbbc\u200fd')
})

test('a field cannot forge another one', () => {
  const { text } = compose({ ...message, fullName: 'Nour\nEmail: other@example.com' })
  assert.is(text.match(/^Email:/gm)?.length, 1)
})

test('markup in any field is text in the html', () => {
  const markup = `<img src=x onerror="alert('1')"> &amp;`
  const { html } = compose(byField(() => markup))
  const own = /<\/?[pb]>|<br>|<\/?span( dir="auto")?>|<p dir="auto" style="unicode-bidi: plaintext">/g
  assert.is(html.replace(own, '').match(/[<>"']|&(?!#\d+;)/), null)
})

test('br tags are added after escaping, not before', () => {
  assert.match(compose({ ...message, message: 'a<br>\nb' }).html, 'a&#60;br&#62;<br>b')
})

for (const [name, end] of Object.entries({ CRLF: '\r\n', CR: '\r', LF: '\n' })) {
  test(`${name} in the message becomes CRLF in the text`, () => {
    assert.match(compose({ ...message, message: `a${end}b` }).text, 'Message:\r\na\r\nb\r\n')
  })
}

test('tabs stay in the message, other control characters do not', () => {
  assert.match(compose({ ...message, message: 'a\tb\0\x07c' }).text, 'a\tbc\r\n')
})

test('half a character is written as the sign for one that got lost', () => {
  const half = 'a\ud83d'
  const { subject, text, html } = compose({ ...message, fullName: half, message: half })
  assert.is(subject, 'New Contact Form From a\ufffd')
  assert.not.match(text + html, /\p{Surrogate}/u)
})

test('a subscription names its address, and says that it is not confirmed', () => {
  assert.equal(composeSubscription(message), {
    subject: 'New newsletter subscription',
    text: 'Email: nour@deltaholidays.example\r\nAddress not confirmed: anybody may have typed it.\r\n',
    html: '<p><b>Email:</b> <span dir="auto">nour@deltaholidays.example</span></p>\n<p>Address not confirmed: anybody may have typed it.</p>\n',
  })
})

test.run()
