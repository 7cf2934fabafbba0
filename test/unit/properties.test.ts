// Properties that hold for every input. Each is tested with 2,000 random inputs, or as many as RUNS or the command line
// says; properties of whole pages with a twentieth of that.
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose, composeSubscription } from '../../src/contact/compose'
import {
  byField,
  type ContactMessage,
  capOf,
  fields,
  isBlank,
  readFields,
  tidy,
  tidyEmail,
  tidyField,
} from '../../src/contact/fields'
import { strictEmail, validate, validEmail } from '../../src/contact/validate'
import { parseForm } from '../../src/relay/form-data'
import { refill } from '../../src/relay/refill'
import { formPage } from '../support/form-page'
import { sentences } from '../support/sentences'

const numRuns = Number(process.env.RUNS ?? process.argv[2] ?? 2_000)

/** Texts of any code units, including lone surrogates, with many characters and sequences that could do harm. */
const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          ...[
            '\r\n',
            '\n',
            '\r',
            '\0',
            '\t',
            ' ',
            '\u0085',
            '\u2028',
            '\u2029',
            '\u202e',
            '\u2066',
            '\u200f',
            '\ufeff',
          ],
          ...['\ud83d', '\ude00', '<script>', '"', "'", '&amp;', '--x', '--x--', '%0D%0A', '=', '&', '+', ';'],
          ...[
            'Bcc: a@b.co',
            '\r\n\r\n',
            'Content-Disposition: form-data; name="email"',
            '@',
            '.',
            'a@b.co',
            '__proto__',
            ...['=', '?', '=?', '?=', '=?utf-8?Q?=0D=0A?='],
          ],
        ),
      },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }).map(unit => String.fromCharCode(unit)) },
    ),
    { maxLength: 12 },
  )
  .map(pieces => pieces.join(''))

/** Messages as anybody may write them, sometimes far over the caps. */
const messages: fc.Arbitrary<ContactMessage> = fc.record({
  ...byField(() => text),
  email: fc.oneof(text, fc.emailAddress(), fc.constantFrom('a@b.co', ' a@b ', 'a@b..c')),
  message: fc.oneof(
    { weight: 19, arbitrary: text },
    {
      weight: 1,
      arbitrary: fc.tuple(text, fc.integer({ min: 0, max: 300 })).map(([piece, times]) => piece.repeat(times)),
    },
  ),
})

const tidied = messages.map(message => byField(field => tidyField(field, message[field])))

/** Tests a property. @param share the fraction of the runs to make, for a slow property */
function holds<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  property: (input: Input) => void | Promise<void>,
  share = 1,
) {
  test(`for every ${name}`, async () => {
    await fc.assert(
      fc.asyncProperty(inputs, async input => property(input)),
      { numRuns: Math.ceil(numRuns * share) },
    )
  })
}

const isWellFormed = (value: string) => !/\p{Surrogate}/u.test(value)
const utf8 = (value: string) => new TextEncoder().encode(value)

holds('text: a tidy value stays as it is, with no blank at its ends', text, value => {
  const once = tidy(value)
  assert.is(once.trim(), once)
  assert.is(tidy(once), once)
  assert.not.match(once, /[^\P{Cc}\t\n]/u)
})

holds('address: tidied it has nothing invisible, and stays as it is', text, value => {
  const once = tidyEmail(value)
  assert.is(tidyEmail(once), once)
  assert.not.match(once, /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|^\s|\s$/u)
})

holds(
  'message: the first rule of section 5 that it breaks is the one that is reported, then its lengths',
  messages,
  message => {
    const email = tidyEmail(message.email)
    const long = fields.find(({ name, cap }) => tidyField(name, message[name]).length > cap)
    const wrong = fields.find(
      ({ name, required }) =>
        (required && isBlank(message[name])) || (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)),
    )
    const expected = wrong
      ? wrong.name === 'email' && !isBlank(email)
        ? 'Please enter a valid email address'
        : `${wrong.mail} is required`
      : long && `${long.mail} is longer than ${long.cap.toLocaleString('en')} characters`
    const fault = validate(message)
    assert.is(fault ? sentences[fault.anchor] : undefined, expected)
  },
)

holds('message: it is valid tidied if it is valid as it was', messages, message => {
  const form = new Map(Object.entries(message))
  assert.equal(validate(readFields(form)), validate(message))
})

holds('address that may stand in a header: it is one that the rules accept', text, value => {
  if (strictEmail(value) !== null) assert.ok(validEmail(value))
})

holds(
  'address of a known shape: it may stand in a header, and with a sign of harm it may not',
  fc.emailAddress(),
  email => {
    if (email.length > capOf('email')) return
    assert.ok(validEmail(email))
    for (const harm of ['\r', '\n', '\0', ' ', ',', ';', '<', '>', '"', '\u2028', '\u202e', 'ü']) {
      assert.is(strictEmail(email + harm), null)
      assert.is(strictEmail(harm + email), null)
      assert.is(strictEmail(email.replace('@', `${harm}@`)), null)
    }
  },
)

holds('message: nothing that breaks, turns or encodes a line reaches the subject', messages, message => {
  const { subject } = compose(message)
  assert.ok(subject.startsWith('New Contact Form From '))
  assert.not.match(subject, /[\p{Cc}\p{Bidi_Control}\u2028\u2029]|=\?/u)
  assert.ok(isWellFormed(subject))
})

holds('message: the text has its fields once, in order, each on its line', messages, message => {
  const { text } = compose(message)
  const [head = '', ...body] = text.split('\r\nMessage:\r\n')
  assert.equal(
    head.split('\r\n').map(line => line.slice(0, line.indexOf(':'))),
    fields.filter(({ type }) => type !== 'multiline').map(({ mail }) => mail),
  )
  assert.not.match(head.replaceAll('\r\n', ''), /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u)
  assert.not.match(text.replaceAll('\r\n', ''), /[\r\n]/)
  assert.ok(body.length > 0 && text.endsWith('\r\n') && isWellFormed(text))
  assert.not.match(text, /[\u202a-\u202e\u2066-\u2069]|(?:(?!\p{Default_Ignorable_Code_Point})\p{Mn}){9}/u)
})

holds('message: the html has no element and no entity that is not its own', messages, message => {
  const { html } = compose(message)
  const own = html
    .replace(new RegExp(`<p><b>(${fields.map(({ mail }) => mail).join('|')}):</b>`, 'g'), '')
    .replace(/<p dir="auto" style="unicode-bidi: plaintext">|<span dir="auto">|<\/span>|<\/p>\n|<br>/g, '')
  assert.not.match(own, /[<>"'\r\n]|&(?!#\d+;)/)
  assert.is(html.match(/ dir="auto"/g)?.length, fields.length)
  assert.ok(isWellFormed(html))
})

holds('tidy message: every sign of it that is no control, mark or half a character is in the text', tidied, message => {
  const visible = (value: string) =>
    value.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[\p{Cc}\p{Bidi_Control}\p{Mn}\p{Me}\s]/gu, '')
  const all = visible(compose(message).text)
  for (const { name } of fields) assert.ok(isBlank(message[name]) || all.includes(visible(message[name])))
})

holds('message: the subscription names its address and nothing else', messages, message => {
  const { text, html } = composeSubscription(message)
  assert.match(text, /^Email: [^\r\n]*\r\nAddress not confirmed: [^\r\n]*\r\n$/)
  assert.not.match(
    html.replace(/^<p><b>Email:<\/b> <span dir="auto">|<\/span>|<\/p>\n(<p>|$)/g, ''),
    /[<>"'\r\n]|&(?!#\d+;)/,
  )
})

/** Encodes a form as multipart, as the engine itself does. */
async function multipart(fields: Iterable<readonly [string, string]>): Promise<{ type: string; body: Uint8Array }> {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const response = new Response(form)
  return { type: response.headers.get('Content-Type') ?? '', body: new Uint8Array(await response.arrayBuffer()) }
}

const PAIRS = 'application/x-www-form-urlencoded'
const pairs = (fields: readonly (readonly [string, string])[]) =>
  utf8(new URLSearchParams(fields.map(([...pair]) => pair)).toString())

/** Fields with different names. */
const entries = fc
  .array(fc.tuple(text, text), { maxLength: 8 })
  .map(fields => fields.map(([name, value], i) => [i + name, value] as const))

/** Returns a value as a browser sends it: without lone surrogates; `posted` also has CRLF for every line end. */
const wellFormed = (value: string) => value.replace(/\p{Surrogate}/gu, '\ufffd')
const posted = (value: string) => wellFormed(value).replace(/\r\n?|\n/g, '\r\n')

holds('form: what is written as multipart is read as it was', entries, async fields => {
  const { type, body } = await multipart(fields)
  assert.equal(
    [...(parseForm(type, body)?.values() ?? [])],
    fields.map(([, value]) => posted(value)),
  )
})

holds('form: what is written as pairs is read as it was', entries, fields => {
  assert.equal(
    [...(parseForm(PAIRS, pairs(fields)) ?? [])],
    fields.map(([name, value]) => [wellFormed(name), wellFormed(value)]),
  )
})

holds('message: it is the same message through a form of either kind', messages, async message => {
  const fields = Object.entries(message)
  const { type, body } = await multipart(fields)
  const [fromParts, fromPairs] = [parseForm(type, body), parseForm(PAIRS, pairs(fields))]
  assert.ok(fromParts && fromPairs)
  const read = readFields(new Map(fields.map(([name, value]) => [name, wellFormed(value)])))
  assert.equal([readFields(fromParts), readFields(fromPairs)], [read, read])
})

holds('form that is cut off anywhere: it is refused', fc.tuple(entries, fc.nat()), async ([fields, cut]) => {
  const { type, body } = await multipart(fields)
  // Without its last line break the body would still be complete.
  assert.is(parseForm(type, body.subarray(0, cut % (body.length - 2))), null)
})

holds('bytes: they are read or refused, and never anything else happens', fc.uint8Array({ maxLength: 200 }), body => {
  for (const type of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
    const read = parseForm(type, body)
    assert.ok(read === null || read instanceof Map)
  }
})

// A refused form

const { DOMParser } = new JSDOM('').window
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const untouched = parse(formPage).documentElement.outerHTML
const markup = fc.constantFrom(
  ...['</textarea>', '</form>', '<form>', '<script>', '<!--', '-->', '">', "'>", '&quot;', '&#34', '&lt'],
  ...[' name="email"', ' value="x"', ' id="failed"', '$&', '$1', '$`', '\n', '>', '<', '"', '/'],
)
const hostile = fc.array(fc.oneof(markup, text), { maxLength: 8 }).map(pieces => tidy(pieces.join('')))

holds(
  'posted form: the page has its values, and nothing else is other than it was',
  fc.tuple(fc.record(byField(() => hostile)), fc.constantFrom(...Object.keys(sentences))),
  ([values, anchor]) => {
    const document = parse(refill(formPage, new Map(Object.entries(values)), anchor))
    const banner = document.getElementById(anchor)
    assert.ok(banner?.hasAttribute('data-shown'))
    for (const attribute of ['data-shown', 'autofocus']) banner?.removeAttribute(attribute)
    for (const { name, type } of fields) {
      const control = document.querySelector(`[name="${name}"]`)
      if (type === 'multiline') {
        assert.is(control?.textContent, values[name])
        control?.replaceChildren()
      } else {
        assert.is(control?.getAttribute('value'), values[name])
        control?.removeAttribute('value')
      }
    }
    assert.is(document.documentElement.outerHTML, untouched)
  },
  0.05,
)

test.run()
