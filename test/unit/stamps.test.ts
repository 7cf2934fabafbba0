// The model of the moment (the interactive picture) of the portfolio page.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/portfolio'
import { ALL, areasOf, piecesIn } from '../../src/mockups/portfolio/model'

const { areas, picture } = content

test('without a choice every piece is shown', () => assert.equal(areasOf(areas, ALL), areas))

for (const { id } of picture.routeBook.stops) {
  test(`the stamp of ${id} shows the pieces of that area, and no others`, () => {
    assert.equal(
      areasOf(areas, id).map(area => area.id),
      [id],
    )
  })
}

test('the pieces of the areas are all pieces', () => {
  const each = areas.map(({ id }) => piecesIn(areasOf(areas, id)))
  assert.is(
    each.reduce((sum, count) => sum + count, 0),
    piecesIn(areas),
  )
})

test.run()
