// The pictures of the product in the pages as they are sent.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOMENTS } from '../browser/moments/all'
import { allPages, documentOf } from '../support/site'

// A picture is read as one sentence. Firefox also reads what is inside role=img, unless that is hidden.
for (const { path } of allPages) {
  test(`${path}: nothing inside of a picture is read`, async () => {
    const read = Array.from((await documentOf(path)).querySelectorAll('[role=img] > :not([aria-hidden=true])'))
    assert.equal(
      read.map(element => `${element.parentElement?.getAttribute('aria-label')}: ${element.outerHTML.slice(0, 60)}`),
      [],
    )
  })
}

test('every picture that answers has a case in browser/moments; the progress of a message is tested with its form', async () => {
  const documents = await Promise.all(allPages.map(({ path }) => documentOf(path)))
  const found = documents.flatMap(document => [...document.querySelectorAll('[data-moment]:has(output):not(form *)')])
  const names = found.map(element => element.getAttribute('data-moment') ?? '')
  assert.equal([...new Set(names)].sort(), MOMENTS.map(({ name }) => name).sort())
})

test.run()
