// The logo's file: what it may hold, and the icons that are made of it.
import { readFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { drawingOf } from '../../src/generator/bundle/svg'
import { coloured } from '../../src/tools/draw-icons'

const drawing = (inner: string, attributes = 'viewBox="0 0 8 8"') => `<svg ${attributes}>${inner}</svg>`

const faults: [text: string, says: string][] = [
  ['<svg', 'it is not one <svg> element'],
  ['<p>Logo</p>', 'it is not one <svg> element'],
  [drawing('<path d="M0 0"/>', ''), 'its <svg> has no viewBox'],
  [drawing(''), 'it draws nothing'],
  [drawing('<script>go()</script>'), 'it has a <script>; it may have g, path, circle'],
  [drawing('<image href="/a.png"/>'), 'it has a <image>; it may have g, path, circle'],
  [drawing('<path d="M0 0" onclick="go()"/>'), 'its <path> has onclick="go()"; only shapes and colours may be set'],
  [drawing('<path d="M0 0" style="fill:red"/>'), 'its <path> has style="fill:red"; only shapes and colours may be set'],
  [
    drawing('<path d="M0 0" fill="#f00"/>'),
    'its <path> has fill="#f00"; its colours are none, currentColor and var(--',
  ],
]

for (const [text, says] of faults) {
  test(`${text} is refused: ${says}`, () => {
    assert.throws(
      () => drawingOf(text),
      (error: Error) => error.message.startsWith(says),
    )
  })
}

test('a drawing in the two colours becomes an icon in the colours of the theme', () => {
  const text = `<?xml version="1.0"?>\n${drawing('<!-- a hill -->\n  <path d="M0 8 4 0l4 8z" fill="currentColor" stroke="var(--accent)"/>\n')}`
  assert.is(
    coloured(text, 32, '#111', '#222'),
    '<svg viewBox="0 0 8 8" width="32" height="32"><path d="M0 8 4 0l4 8z" fill="#111" stroke="#222"/></svg>',
  )
})

test('an id is left out, because a drawing may stand on a page twice', () => {
  assert.equal(drawingOf(drawing('<path id="path1" d="M0 0"/>', 'id="svg1" viewBox="0 0 8 8"')).attribs, {
    viewBox: '0 0 8 8',
  })
})

test('all wrong attributes of a drawing are said at once', () => {
  const both = drawing('<path class="a" d="M0 0"/><path fill="red" d="M0 0"/>')
  assert.throws(() => drawingOf(both), /class="a".*fill="red"/)
})

test('the logo is such a drawing', async () => {
  assert.is(drawingOf(await readFile('src/theme/logo.svg', 'utf8')).name, 'svg')
})

test.run()
