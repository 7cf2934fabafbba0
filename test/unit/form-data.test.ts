import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isFormType, parseForm } from '../../src/relay/form-data'

const MULTIPART = 'multipart/form-data; boundary=x'
const URLENCODED = 'application/x-www-form-urlencoded'

/** Returns the bytes of a text in which every character stands for one byte. */
const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))

const field = (name: string, value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const END = '--x--\r\n'

const read: [reason: string, type: string, body: string, fields: Record<string, string>][] = [
  ['one field', MULTIPART, field('a', '1') + END, { a: '1' }],
  ['no last line break', MULTIPART, `${field('a', '1')}--x--`, { a: '1' }],
  ['no field', MULTIPART, END, {}],
  ['a quoted boundary', 'multipart/form-data; boundary="x"', field('a', '1') + END, { a: '1' }],
  ['a type in capitals', 'Multipart/Form-Data; Boundary=x', field('a', '1') + END, { a: '1' }],
  [
    'a parameter before the boundary',
    'multipart/form-data; charset=utf-8; boundary=x',
    field('a', '1') + END,
    { a: '1' },
  ],
  ['a header in lower case', MULTIPART, (field('a', '1') + END).replace('Content-D', 'content-d'), { a: '1' }],
  ['a value of many lines', MULTIPART, field('a', '1\r\n\r\n--y\r\n2') + END, { a: '1\r\n\r\n--y\r\n2' }],
  ['a value that begins like a header', MULTIPART, field('a', 'B: c\r\n\r\nd') + END, { a: 'B: c\r\n\r\nd' }],
  ['an empty value', MULTIPART, field('a', '') + END, { a: '' }],
  ['UTF-8', MULTIPART, field('a', '\xc3\xbc') + END, { a: 'ü' }],
  ['a byte order mark', MULTIPART, field('a', '\xef\xbb\xbfb') + END, { a: '\ufeffb' }],
  ['a null byte', MULTIPART, field('a', 'a\0b') + END, { a: 'a\0b' }],
  ['percent signs', MULTIPART, field('a', '100%25') + END, { a: '100%25' }],
  ['pairs', URLENCODED, 'a=1&b=%C3%BC+%2B', { a: '1', b: 'ü +' }],
  ['pairs without a value', URLENCODED, 'a&b=&c', { a: '', b: '', c: '' }],
  ['a value with an equals sign', URLENCODED, 'a=b=c', { a: 'b=c' }],
  ['empty pairs', URLENCODED, '&&a=1&', { a: '1' }],
  ['nothing', URLENCODED, '', {}],
  ['a type with a parameter', `${URLENCODED}; charset=UTF-8`, 'a=1', { a: '1' }],
]

for (const [reason, type, body, fields] of read) {
  test(`a form with ${reason} is read`, () => {
    assert.equal(Object.fromEntries(parseForm(type, bytes(body)) ?? []), fields)
  })
}

test('names that objects have of their own are names like any other', () => {
  const fields = parseForm(MULTIPART, bytes(field('__proto__', '1') + field('constructor', '2') + END))
  assert.equal(
    [...(fields ?? [])],
    [
      ['__proto__', '1'],
      ['constructor', '2'],
    ],
  )
})

const refused: [reason: string, type: string, body: string][] = [
  ['no end', MULTIPART, field('a', '1')],
  ['half a value', MULTIPART, field('a', '1').slice(0, -3)],
  ['half a header', MULTIPART, '--x\r\nContent-Disposition: form-da'],
  ['nothing at all', MULTIPART, ''],
  ['another boundary', MULTIPART, `${field('a', '1').replace('--x', '--y')}--y--\r\n`],
  ['a longer boundary within', MULTIPART, field('a', '1\r\n--xy') + END],
  ['no boundary in the type', 'multipart/form-data', field('a', '1') + END],
  ['an empty boundary', 'multipart/form-data; boundary=', field('a', '1') + END],
  ['bare line feeds', MULTIPART, (field('a', '1') + END).replaceAll('\r', '')],
  ['text before the parts', MULTIPART, `hello\r\n${field('a', '1')}${END}`],
  ['a byte order mark before the parts', MULTIPART, `\xef\xbb\xbf${field('a', '1')}${END}`],
  ['text after the parts', MULTIPART, `${field('a', '1')}${END}hello`],
  ['a part without a header', MULTIPART, `--x\r\n\r\n1\r\n${END}`],
  ['a part without a name', MULTIPART, `--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n${END}`],
  ['a part that is no form data', MULTIPART, (field('a', '1') + END).replace('form-data', 'attachment')],
  ['two names', MULTIPART, field('a', '1', '; name="b"') + END],
  ['a file', MULTIPART, field('a', '1', '; filename="a.txt"') + END],
  ['a file without a name', MULTIPART, field('a', '1', '; filename=""') + END],
  ['a file with an extended name', MULTIPART, field('a', '1', "; filename*=utf-8''a") + END],
  ['a typed part', MULTIPART, field('a', '1', '\r\nContent-Type: image/png') + END],
  ['an encoded part', MULTIPART, field('a', 'MQ==', '\r\nContent-Transfer-Encoding: base64') + END],
  ['a multipart in a part', MULTIPART, field('a', field('b', '1')) + END],
  ['a field twice', MULTIPART, field('a', '1') + field('a', '1') + END],
  ['a pair twice', URLENCODED, 'a=1&a=2'],
  ['Latin-1', MULTIPART, field('a', '\xfc') + END],
  ['Latin-1 pairs', URLENCODED, 'a=\xfc'],
  ['percent-encoded Latin-1', URLENCODED, 'a=%FC'],
  ['half a character', URLENCODED, 'a=%E2%82'],
  ['half a surrogate pair', MULTIPART, field('a', '\xed\xa0\x80') + END],
  ['half a percent-encoded surrogate pair', URLENCODED, 'a=%ED%A0%80'],
  ['a percent sign of no use', URLENCODED, 'a=100%'],
  [
    'more fields than any form has',
    MULTIPART,
    Array.from({ length: 51 }, (_, i) => field(`a${i}`, '1')).join('') + END,
  ],
  ['more pairs than any form has', URLENCODED, Array.from({ length: 51 }, (_, i) => `a${i}=1`).join('&')],
  ['another type', 'text/plain', 'a=1'],
]

for (const [reason, type, body] of refused) {
  test(`a body with ${reason} is refused`, () => {
    assert.is(parseForm(type, bytes(body)), null)
  })
}

const types: [type: string, isForm: boolean][] = [
  ['multipart/form-data; boundary=x', true],
  ['multipart/form-data', true],
  ['APPLICATION/X-WWW-FORM-URLENCODED', true],
  ['application/x-www-form-urlencoded ; charset=utf-8', true],
  ['', false],
  ['text/plain', false],
  ['application/json', false],
  ['multipart/form-data-x', false],
  ['application/x-www-form-urlencodedx', false],
  ['text/plain; multipart/form-data', false],
  ['multipart/mixed; boundary=x', false],
]

for (const [type, isForm] of types) {
  test(`${type || 'no type'} is ${isForm ? '' : 'not '}the type of a form`, () => {
    assert.is(isFormType(type), isForm)
  })
}

test.run()
