// The built pages meet what the relay relies on when it fills a refused form back into them.
import { readFile } from 'node:fs/promises'
import { JSDOM } from 'jsdom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fields, ID } from '../../src/contact/fields'
import { subscribeAnchors } from '../../src/contact/validate'
import { refill } from '../../src/relay/refill'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'

const forms = [
  { page: 'contact', action: '/api/contact', names: fields.map(({ name }) => name), anchors: Object.keys(sentences) },
  { page: 'index', action: '/api/subscribe', names: ['email'] as const, anchors: Object.values(subscribeAnchors) },
]

for (const { page, action, names, anchors } of forms) {
  const html = await readFile(`dist/${page}.html`, 'utf8')

  for (const anchor of anchors.filter(anchor => !/^(sent|subscribed)$/.test(anchor))) {
    test(`/${page} shows what was posted and the banner ${anchor}`, () => {
      const values = new Map([...names.map(name => [name, `${visitor[name]} "<&`] as const), [ID, 'x']])
      const { document } = new JSDOM(refill(html, values, anchor)).window
      const form = document.querySelector(`form[action="${action}"]`)
      const shown = Array.from(document.querySelectorAll('[data-shown]'), ({ id }) => id)
      assert.equal(shown, [anchor])
      assert.ok(form?.querySelector('[data-shown]'), 'the banner is in the form')
      for (const [name, value] of values) {
        const controls = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
        assert.equal(
          Array.from(controls ?? [], control => control.value),
          [value],
        )
      }
    })
  }
}

test.run()
