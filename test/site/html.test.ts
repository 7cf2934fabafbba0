import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { htmlFaults, htmlFiles } from '../support/html'
import { allPages } from '../support/site'

const files = await htmlFiles('dist')

test('there is one HTML file a page', () => {
  assert.is(files.size, allPages.length)
})

for (const [name, html] of files) {
  test(`${name} is valid HTML`, async () => {
    assert.equal(await htmlFaults(html), [])
  })
}

const planted: [reason: string, body: string, rule: string][] = [
  ['an element that is never closed', '<main><h1>A</h1><div></main>', 'close-order'],
  ['a picture without alt', '<h1>A</h1><img src="/a.png">', 'wcag/h37'],
  ['an id that is there twice', '<h1 id="a">A</h1><p id="a">B</p>', 'no-dup-id'],
  ['a block in a paragraph', '<h1>A</h1><p><div>B</div></p>', 'close-order'],
  ['a button without type', '<h1>A</h1><button>B</button>', 'no-implicit-button-type'],
  ['a style attribute', '<h1 style="color:red">A</h1>', 'no-inline-style'],
  ['a label for nothing', '<h1>A</h1><label for="none">B</label>', 'no-missing-references'],
  ['a heading without words', '<h1></h1>', 'empty-heading'],
  ['a second first heading', '<h1>A</h1><h1>B</h1>', 'heading-level'],
]

for (const [reason, body, rule] of planted) {
  test(`${reason} is found`, async () => {
    const html = `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`
    const found = (await htmlFaults(html)).map(fault => fault.split(':')[0])
    assert.ok(found.includes(rule), String(found))
  })
}

test.run()
