import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type ContactMessage, caps, readFields } from '../../src/contact/fields'
import {
  anchorOf,
  sentences,
  strictEmail,
  validate,
  validateSubscription,
  validEmail,
} from '../../src/contact/validate'
import { visitor } from '../support/visitor'

const good = { ...visitor, company: '' }

test('a complete message has no fault', () => {
  assert.is(validate(good), null)
})

// The words of site-spec section 8, spelt out: a test that read them from the code would not hold them.
const faults: [reason: string, change: Partial<ContactMessage>, field: string, message: string][] = [
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

for (const [reason, change, field, message] of faults) {
  test(`with ${reason} the fault is: ${message}`, () => {
    assert.equal(validate({ ...good, ...change }), { field, message })
  })
}

test('a subscription needs the email only', () => {
  const empty: ContactMessage = { fullName: '', email: '', company: '', mobilePhone: '', message: '' }
  assert.is(validateSubscription({ ...empty, email: good.email }), null)
})

test('a subscription is refused in the words of the contact form', () => {
  const message = 'Please enter a valid email address'
  assert.equal(validateSubscription({ ...good, email: 'nobody' }), { field: 'email', message })
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

const strict: [email: string, reason: string][] = [
  ['a@b.co', 'short'],
  ['first.last+tag@mail.example.travel', 'dots and a tag'],
  ["o'neill_9!#$%&*/=?^`{|}~-@example.com", 'every sign that an atom may have'],
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

test('every sentence has an anchor of its own', () => {
  assert.equal(Object.values(sentences).map(anchorOf), Object.keys(sentences))
})

const form = (fields: Record<string, string | Blob>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('fields that a form lacks are empty', () => {
  assert.equal(readFields(new FormData()), { fullName: '', email: '', company: '', mobilePhone: '', message: '' })
})

test('a file counts as a missing field', () => {
  assert.is(readFields(form({ message: new Blob(['text']) })).message, '')
})

test('values are trimmed', () => {
  assert.is(readFields(form({ email: ' nour@example.com\t' })).email, 'nour@example.com')
})

for (const [field, cap] of Object.entries(caps)) {
  test(`${field} is cut at ${cap}`, () => {
    assert.is(readFields(form({ [field]: 'x'.repeat(cap + 1) }))[field as keyof typeof caps].length, cap)
  })
}

test('a posted line break counts once against the cap, as it did in the browser', () => {
  const message = `${'x\r\n'.repeat(2499)}xx`
  assert.is(readFields(form({ message })).message, `${'x\n'.repeat(2499)}xx`)
})

test('a cut does not leave half a character', () => {
  assert.is(readFields(form({ fullName: `${'x'.repeat(199)}😀` })).fullName, 'x'.repeat(199))
})

test.run()
