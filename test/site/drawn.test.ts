// A picture is read as one sentence. Firefox also reads what is inside role=img, unless that is hidden.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allPages, documentOf } from '../support/site'

for (const { path } of allPages) {
  test(`${path}: nothing inside of a picture is read`, async () => {
    const read = Array.from((await documentOf(path)).querySelectorAll('[role=img] > :not([aria-hidden=true])'))
    assert.equal(
      read.map(element => `${element.parentElement?.getAttribute('aria-label')}: ${element.outerHTML.slice(0, 60)}`),
      [],
    )
  })
}

test.run()
