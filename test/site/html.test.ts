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
  ['an id with a space', '<h1 id="a b">A</h1>', 'valid-id'],
  ['a block in a paragraph', '<h1>A</h1><p><div>B</div></p>', 'close-order'],
  ['a button without type', '<h1>A</h1><button>B</button>', 'no-implicit-button-type'],
  ['a style attribute', '<h1 style="color:red">A</h1>', 'no-inline-style'],
  ['a label for nothing', '<h1>A</h1><label for="none">B</label>', 'no-missing-references'],
  ['a name by nothing', '<h1>A</h1><p aria-labelledby="none">B</p>', 'no-missing-references'],
  ['a description by nothing', '<h1>A</h1><p aria-describedby="none">B</p>', 'no-missing-references'],
  ['control of nothing', '<h1>A</h1><p aria-controls="none">B</p>', 'no-missing-references'],
  ['a field without a label', '<h1>A</h1><input name="a" type="text">', 'input-missing-label'],
  ['a field with an empty label', '<h1>A</h1><label><select name="a"></select></label>', 'input-missing-label'],
  ['a link without a name', '<h1>A</h1><a href="/"><i></i></a>', 'wcag/h30'],
  ['a button without a name', '<h1>A</h1><button type="button"><i aria-hidden="true">B</i></button>', 'text-content'],
  ['a heading that skips a level', '<h1>A</h1><h3>B</h3>', 'heading-level'],
  ['a heading before the first', '<h2>A</h2><h1>B</h1>', 'heading-level'],
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
