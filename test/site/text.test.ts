// The words of every page without its styles, as in a text browser or a reader that drops the tags.
import { JSDOM } from 'jsdom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allPages, documentOf } from '../support/site'
import { gluedWords } from '../support/text'

for (const { path } of allPages) {
  test(`${path} keeps its words apart without styles`, async () => {
    assert.equal(gluedWords((await documentOf(path)).body), [])
  })
}

const samples: [reason: string, html: string, glued: string[]][] = [
  ['two inline elements side by side', '<p><b>CAI</b><small>Cairo</small></p>', ['CAI|Cairo']],
  ['a space between them', '<p><b>CAI</b> <small>Cairo</small></p>', []],
  ['a space within one of them', '<p><b>CAI </b><small>Cairo</small></p>', []],
  ['an icon between them', '<p><b>CAI</b><svg></svg><small>Cairo</small></p>', ['CAI|Cairo']],
  ['a line of its own', '<div><b>CAI</b><p>Cairo</p></div>', []],
  ['what follows a line of its own', '<div><p>CAI</p>Cairo</div>', []],
  ['a break', '<p>CAI<br>Cairo</p>', []],
  ['deep in two branches', '<p><span><b>CAI</b></span><span><b>Cairo</b></span></p>', ['CAI|Cairo']],
  ['a mark after a word', '<p><b>CAI</b>, Cairo</p>', []],
  ['two cells', '<table><tr><td>CAI</td><td>Cairo</td></tr></table>', []],
]

for (const [reason, html, glued] of samples) {
  test(`${reason}: ${glued.length > 0 ? 'glued' : 'apart'}`, () => {
    assert.equal(gluedWords(new JSDOM(html).window.document.body), glued)
  })
}

test.run()
