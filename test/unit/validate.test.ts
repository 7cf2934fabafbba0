import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { byField, type ContactMessage, capOf, type Field, readFields } from '../../src/contact/fields'
import { type Fault, strictEmail, validate, validateSubscription, validEmail } from '../../src/contact/validate'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'

const good = { ...visitor, company: '' }

test('a complete message has no fault', () => {
  assert.is(validate(good), null)
})

// The sentences of the specification, section 8, are spelt out: read from the code, they would test nothing.
const faults: [reason: string, change: Partial<ContactMessage>, field: string, sentence: string][] = [
  ['no name', { fullName: '' }, 'fullName', 'Full name is required'],
  ['a name of spaces', { fullName: ' \t\n ' }, 'fullName', 'Full name is required'],
  ['no email', { email: '' }, 'email', 'Email is required'],
  ['a malformed email', { email: 'nour@deltaholidays' }, 'email', 'Please enter a valid email address'],
  ['no phone', { mobilePhone: '  ' }, 'mobilePhone', 'Mobile phone is required'],
  ['no message', { message: '\r\n' }, 'message', 'Message is required'],
  ['nothing at all', { fullName: '', email: '', mobilePhone: '', message: '' }, 'fullName', 'Full name is required'],
  ['all but a name', { email: 'x', mobilePhone: '', message: '' }, 'email', 'Please enter a valid email address'],
  ['no phone and no message', { mobilePhone: '', message: '' }, 'mobilePhone', 'Mobile phone is required'],
]

const told = (fault: Fault | null) => fault && [fault.field, sentences[fault.anchor]]

for (const [reason, change, field, sentence] of faults) {
  test(`with ${reason} the fault is: ${sentence}`, () => {
    assert.equal(told(validate({ ...good, ...change })), [field, sentence])
  })
}

// One character of each kind that no font draws.
const invisible: [sign: string, reason: string][] = [
  ['\u200b', 'a space without width'],
  ['\u200d', 'a joiner with nothing to join'],
  ['\u2060', 'a word joiner'],
  ['\u00ad', 'a soft hyphen'],
  ['\u3164', 'a filler of Hangul'],
  ['\u115f', 'a filler of Hangul that comes first'],
  ['\uffa0', 'a filler of Hangul at half width'],
  ['\u2800', 'a pattern of Braille without dots'],
  ['\ufe0f', 'a selector with nothing to select'],
  ['\u{e0041}', 'a tag'],
  ['\ufffb', 'the end of an annotation'],
  ['\u{1d159}', 'a note without a head'],
  ['\u202e', 'an override of the direction'],
  ['\u3000', 'an ideographic space'],
]

for (const [sign, reason] of invisible) {
  for (const field of ['fullName', 'email', 'mobilePhone', 'message'] as const) {
    test(`${field} of nothing but ${reason} is empty`, () => {
      assert.equal(validate({ ...good, [field]: ` ${sign}\n${sign} ` }), { field, anchor: field })
    })
  }
}

const shown = ['0', '.', 'ا', '旅', '🧳', 'a\u200b', '👩\u200d👩', '\ufffd']

for (const fullName of shown) {
  test(`${JSON.stringify(fullName)} is a name`, () => {
    assert.is(validate({ ...good, fullName }), null)
  })
}

test('a subscription needs the email only', () => {
  assert.is(validateSubscription({ ...byField(() => ''), email: good.email }), null)
})

test('a subscription is refused in the words of the contact form', () => {
  const fault = validateSubscription({ ...good, email: 'nobody' })
  assert.equal(told(fault), ['email', 'Please enter a valid email address'])
})

test('a subscription has no address of more than 254 signs', () => {
  const email = `${'a'.repeat(250)}@b.co`
  assert.equal(validateSubscription({ ...good, email }), { field: 'email', anchor: 'emailFormat' })
})

const emails: [email: string, valid: boolean, reason: string][] = [
  ['a@b.c', true, 'the shortest'],
  ['first.last+tag@mail.example.travel', true, 'dots and a tag'],
  ['اسم@مثال.موقع', true, 'any script'],
  ['a@b..c', true, 'section 5 asks for text, dot, text only'],
  ['a@.b.c', true, 'section 5 asks for text, dot, text only'],
  ['', false, 'empty'],
  ['a', false, 'no at sign'],
  ['@b.c', false, 'no text before the at sign'],
  ['a@b', false, 'no dot'],
  ['a@b.', false, 'no text after the dot'],
  ['a@.b', false, 'no text before the dot'],
  ['a@@b.c', false, 'two at signs'],
  ['a@b.c@d', false, 'two at signs'],
  ['a b@c.d', false, 'a space'],
  ['a@b.c\nBcc: x@y.z', false, 'a line break'],
]

for (const [email, valid, reason] of emails) {
  test(`${JSON.stringify(email)} is ${valid ? '' : 'not '}an email address: ${reason}`, () => {
    assert.is(validEmail(email), valid)
  })
}

test('the linear email pattern accepts what the plain one of section 5 accepts, for every text of up to seven signs', () => {
  let texts = ['']
  for (let length = 0; length < 7; length++)
    texts = texts.flatMap(text => ['a', '.', '@', ' '].map(sign => text + sign))
  const differing = texts.filter(text => validEmail(text) !== /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
  assert.equal(differing, [])
})

const INVISIBLE: [reason: string, signs: string][] = [
  ['direction marks', '\u200e\u200f\u061c'],
  ['embeddings and overrides', '\u202a\u202b\u202c\u202d\u202e'],
  ['isolates', '\u2066\u2067\u2068\u2069'],
  ['zero-width characters', '\u200b\u200c\u200d'],
  ['word joiners and invisible operators', '\u2060\u2061\u2062\u2063\u2064'],
  ['deprecated format characters', '\u206a\u206b\u206c\u206d\u206e\u206f'],
  ['soft hyphens', '\u00ad'],
  ['a byte order mark', '\ufeff'],
  ['a Mongolian vowel separator', '\u180e'],
  ['variation selectors', '\ufe0e\ufe0f\u{e0100}'],
  ['tags', '\u{e0001}\u{e0041}'],
]

for (const [reason, signs] of INVISIBLE) {
  test(`${reason} around and within an email address are no part of it`, () => {
    const { email } = readFields(form({ email: `${signs}no${signs}ur@delta${signs}.example${signs}` }))
    assert.is(email, 'nour@delta.example')
    assert.is(strictEmail(email), email)
  })
}

const addresses: [reason: string, typed: string, read: string][] = [
  ['a dot after the domain', 'nour@delta.example.', 'nour@delta.example'],
  ['several dots and a space', 'nour@delta.example. . ', 'nour@delta.example'],
  ['no-break spaces around it', '\u00a0nour@delta.example\u2003', 'nour@delta.example'],
  ['dots of a text without an at sign', 'nour...', 'nour...'],
  ['a space within it', 'nour@delta .example', 'nour@delta .example'],
  ['a line break within it', 'nour@delta.example\nBcc: a@b.co', 'nour@delta.example\nBcc: a@b.co'],
]

for (const [reason, typed, read] of addresses) {
  test(`an email address with ${reason} is read as ${JSON.stringify(read)}`, () => {
    assert.is(readFields(form({ email: typed })).email, read)
  })
}

test('an address is judged without what is invisible in it', () => {
  const judged = ['nour@delta\u200b', 'nour@\u200bdelta.example', 'nour@delta.\u202c', '\u200b\u202e'].map(email =>
    told(validate({ ...good, email })),
  )
  const malformed = ['email', 'Please enter a valid email address']
  assert.equal(judged, [malformed, null, malformed, ['email', 'Email is required']])
})

test('an address is the same however its line ends were written, with something invisible between the two signs of one', () => {
  const read = (email: string) => readFields(form({ email })).email
  assert.is(read('a\r\u202e\nb'), read('a\r\n\u202e\r\nb'))
})

test('half a million dots are read in linear time', () => {
  const typed = `a@${'.'.repeat(500_000)}b`
  assert.is(readFields(form({ email: typed })).email, typed)
})

const strict: [email: string, reason: string][] = [
  ['a@b.co', 'short'],
  ['first.last+tag@mail.example.travel', 'dots and a tag'],
  ["o'neill_9!#$%&*=/?^`{|}~-@example.com", 'every sign that an atom may have'],
  ['nour@xn--mgbh0fb.xn--4gbrim', 'another script, encoded'],
  [`${'a'.repeat(64)}@example.com`, 'the longest name'],
  [`a@${'b'.repeat(63)}.com`, 'the longest label'],
]

for (const [email, reason] of strict) {
  test(`${email} may stand in a header: ${reason}`, () => {
    assert.is(strictEmail(email), email)
  })
}

const loose: [email: string, reason: string][] = [
  ['', 'empty'],
  ['a@b', 'one label'],
  ['a@b..c', 'an empty label'],
  ['a@.b.co', 'an empty label'],
  ['.a@b.co', 'a dot first'],
  ['a.@b.co', 'a dot last'],
  ['a..b@c.co', 'two dots'],
  ['a@-b.co', 'a label that begins with a hyphen'],
  ['a@b-.co', 'a label that ends with one'],
  ['a@b.c', 'a top domain of one letter'],
  ['a@192.0.2.1', 'numbers for a domain'],
  ['a@[192.0.2.1]', 'an address for a domain'],
  ['"a b"@c.co', 'quotes'],
  ['a@b.co, c@d.co', 'two addresses'],
  ['=?utf-8?Q?=0D=0A?=@b.co', 'an encoded word'],
  ['A <a@b.co>', 'a name'],
  ['a@b.co\nBcc: c@d.co', 'a line break'],
  ['a@b.co\n', 'a line break at the end'],
  ['a@b.co\0', 'a control character'],
  ['اسم@مثال.موقع', 'another script'],
  ['a@\u212aelvin.co', 'a sign that is a letter k to careless comparisons'],
  [`${'a'.repeat(65)}@example.com`, 'too long a name'],
  [`a@${'b'.repeat(64)}.com`, 'too long a label'],
  [`a@${'b.'.repeat(126)}com`, 'too long'],
]

for (const [email, reason] of loose) {
  test(`${JSON.stringify(email)} may not stand in a header: ${reason}`, () => {
    assert.is(strictEmail(email), null)
  })
}

test('no two anchors have one sentence', () => {
  assert.is(new Set(Object.values(sentences)).size, Object.keys(sentences).length)
})

const form = (fields: Record<string, string | Blob>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('fields that a form lacks are empty', () => {
  assert.equal(
    readFields(new FormData()),
    byField(() => ''),
  )
})

test('a file counts as a missing field', () => {
  assert.is(readFields(form({ message: new Blob(['text']) })).message, '')
})

test('values are trimmed', () => {
  assert.is(readFields(form({ email: ' nour@example.com\t' })).email, 'nour@example.com')
})

const lengths: [field: Field, sentence: string][] = [
  ['fullName', 'Full name is longer than 200 characters'],
  ['email', 'Email is longer than 254 characters'],
  ['company', 'Company is longer than 200 characters'],
  ['mobilePhone', 'Mobile phone is longer than 50 characters'],
  ['message', 'Message is longer than 20,000 characters'],
]

/** Returns a value of a field that has `length` characters, for the email field an address. */
const ofLength = (field: Field, length: number) => (field === 'email' ? 'a@b.'.padEnd(length, 'c') : 'x'.repeat(length))

for (const [field, sentence] of lengths) {
  test(`a ${field} at its cap is taken whole`, () => {
    const value = ofLength(field, capOf(field))
    assert.is(validate({ ...good, [field]: value }), null)
    assert.is(readFields(form({ [field]: value }))[field], value)
  })

  test(`of a ${field} over its cap nothing is cut, and the fault is: ${sentence}`, () => {
    const value = ofLength(field, capOf(field) + 1)
    assert.equal(told(validate({ ...good, [field]: value })), [field, sentence])
    assert.is(readFields(form({ [field]: value }))[field], value)
  })
}

test('what section 5 asks for is reported before a length', () => {
  const fault = validate({ ...good, fullName: 'x'.repeat(201), message: '' })
  assert.equal(fault, { field: 'message', anchor: 'message' })
})

test('blanks at the ends do not count against the cap', () => {
  assert.is(validate({ ...good, fullName: ` ${'x'.repeat(200)}\n` }), null)
})

test('a posted line break counts once against the cap, as it did in the browser', () => {
  const message = `${'x\r\n'.repeat(9999)}xx`
  assert.is(validate(readFields(form({ ...good, message }))), null)
})

test('a sign outside the basic plane counts as the two code units that it is', () => {
  assert.is(validate({ ...good, fullName: '😀'.repeat(100) }), null)
  assert.equal(validate({ ...good, fullName: '😀'.repeat(101) }), { field: 'fullName', anchor: 'fullNameLong' })
})

test.run()
