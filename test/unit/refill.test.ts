import { JSDOM } from 'jsdom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { refill } from '../../src/relay/refill'
import { formPage } from '../support/form-page'

const { DOMParser } = new JSDOM('').window

/** Returns the page that is filled in after a refusal, parsed. */
const parsed = (values: Record<string, string>, anchor: string) =>
  new DOMParser().parseFromString(refill(formPage, new Map(Object.entries(values)), anchor), 'text/html')

const control = (document: Document, name: string, action = '/api/contact') =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form[action="${action}"] [name="${name}"]`)

test('the banner of the answer is shown and takes the focus, and no other', () => {
  const document = parsed({}, 'emailFormat')
  for (const attribute of ['data-shown', 'autofocus']) {
    assert.equal(
      Array.from(document.querySelectorAll(`[${attribute}]`), ({ id }) => id),
      ['emailFormat'],
    )
  }
})

test('of two forms with fields of one name only that of the banner is filled in', () => {
  const contact = parsed({ email: 'a@b.co' }, 'failed')
  assert.equal([control(contact, 'email')?.value, control(contact, 'email', '/api/subscribe')?.value], ['a@b.co', ''])
  const subscribe = parsed({ email: 'a@b.co' }, 'subscribe-failed')
  assert.equal(
    [control(subscribe, 'email')?.value, control(subscribe, 'email', '/api/subscribe')?.value],
    ['', 'a@b.co'],
  )
})

const values: [reason: string, value: string][] = [
  ['nothing', ''],
  ['a word', 'Nour'],
  ['quotes and brackets', `"'<>&`],
  ['an entity', '&amp;'],
  ['the end of a text box', '</textarea><script>alert(1)</script>'],
  ['the end of the form', '</form><form action="https://evil.example">'],
  ['another name', ' name="email" value="x"'],
  ['another banner', ' id="failed"'],
  ['what replacements put in', '$& $1 $` $$'],
  ['a line break first', '\n\nNour'],
  ['a comment', '<!--'],
]

for (const [reason, value] of values) {
  test(`${reason} in every field comes back as it was`, () => {
    const names = ['fullName', 'email', 'company', 'mobilePhone', 'message', 'id']
    const document = parsed(Object.fromEntries(names.map(name => [name, value])), 'failed')
    // The value of a text input has no line breaks, even if its markup has some: so its attribute is compared.
    const read = (name: string) =>
      name === 'message' ? control(document, name)?.value : control(document, name)?.getAttribute('value')
    assert.equal(names.map(read), Array(names.length).fill(value))
    assert.is(document.querySelectorAll('form').length, 2)
    assert.is(document.querySelector('script'), null)
  })
}

test('a value of a field that the form lacks is passed over', () => {
  assert.is(refill(formPage, new Map([['nobody', 'x']]), 'failed'), refill(formPage, new Map(), 'failed'))
})

for (const html of ['', '<p id="failed">', '<form><p id="failed">', '<p id="failed"></form>']) {
  test(`a page without the form stays as it is: ${html || 'nothing'}`, () => {
    assert.is(refill(html, new Map([['email', 'a@b.co']]), 'failed'), html)
  })
}

test.run()
