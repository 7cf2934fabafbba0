// The model of the moment (the interactive picture) of the portfolio page.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/portfolio'
import { ALL, areasOf, piecesIn, withCases } from '../../src/mockups/portfolio/model'

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

const area = { id: 'design', pieces: [{ sketch: 'checkout' }, { sketch: 'desk' }] }

for (const [replaced, pieces, cases, reason] of [
  [[], ['checkout', 'desk'], [], 'without cases an area has all of its pieces'],
  [['desk'], ['checkout'], ['desk'], 'a case takes the place of the piece it names'],
  [['desk', 'checkout'], [], ['desk', 'checkout'], 'cases can take the place of all pieces'],
  [['ledger'], ['checkout', 'desk'], [], 'a case of another area changes nothing'],
] as const) {
  test(reason, () => {
    const shown = withCases(
      area,
      replaced.map(replaces => ({ replaces })),
    )
    assert.equal(
      [shown.pieces.map(({ sketch }) => sketch), shown.cases.map(({ replaces }) => replaces)],
      [pieces, cases],
    )
  })
}

test.run()
