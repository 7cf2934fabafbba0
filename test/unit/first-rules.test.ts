// Which rules of a page stand in its head, and which follow with the stylesheet behind its first section.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readRules, textOf } from '../../src/generator/bundle/rules'
import { usesIn } from '../../src/generator/bundle/styles'
import { pageStyles } from '../../src/generator/pages/stylesheets'

const FIRST = '<header data-open="false"><a class="_a" href="/">Home</a></header><section id="hero"><svg class="_b"/>'
const BELOW = '<p class="_a _c" lang="ar"><input data-state="used"></p>'

/** Returns the styles of a page with these classes, in cascade order. */
function stylesOf(classes: Readonly<Record<string, string>>) {
  const styles = {
    classes: {},
    global: '',
    rtl: '',
    media: '',
    rules: new Map(Object.entries(classes).map(([name, css]) => [name, readRules(css)])),
    used: (html: string) => Object.keys(classes).filter(name => usesIn(html).has(name)),
  }
  return pageStyles(styles, FIRST + BELOW, FIRST.length)
}

const [HEAD, REST] = ['the head', 'the rest']

for (const [place, rule, reason] of [
  [HEAD, '._a{color:red}', 'it stands in the first section'],
  [HEAD, '@media(min-width:36rem){._a{color:red}}', 'on wide screens too'],
  [HEAD, '#hero ._a svg{color:red}', 'all that it names is there'],
  [HEAD, '[data-open=false] ._a{color:red}', 'the attribute has this value'],
  [HEAD, '._a:not(:hover){color:red}', 'no pointer is over it'],
  [HEAD, '._a:has(b){color:red}', 'what brackets name is not looked for'],
  [HEAD, '._a::before{content:""}', 'it is drawn before it'],
  [HEAD, '[data-scheme=dark] ._a{color:red}', 'the inline script may have set it'],
  [HEAD, '[dir=rtl] ._a{color:red}', 'the document may be written so'],
  [HEAD, '._a b,._a{color:red}', 'one of its selectors applies'],
  [REST, '._a b{color:red}', 'the element is not there'],
  [REST, '#end ._a{color:red}', 'the id is not there'],
  [REST, '._c ._a{color:red}', 'the class stands below'],
  [REST, '[data-open=true] ._a{color:red}', 'a visitor opens it'],
  [REST, '._a[data-live]{color:red}', 'a script says so'],
  [REST, '._a:hover{color:red}', 'a pointer comes later'],
  [REST, '._a:focus-visible{color:red}', 'so does the focus'],
  [REST, '@media(min-width:36rem){._a:active{color:red}}', 'on wide screens too'],
] as const) {
  test(`${rule} comes with ${place}: ${reason}`, () => {
    const { first, rest, whole } = stylesOf({ a: rule })
    assert.equal([first, rest.text], place === HEAD ? [rule, ''] : ['', rule])
    assert.is(whole.text, rule)
  })
}

for (const animation of ['._a', '._a:hover'])
  test(`keyframes come with the head where ${animation} moves by them`, () => {
    const keyframes = '@keyframes rise{0%{opacity:0}}'
    const { first, rest } = stylesOf({ a: `${animation}{animation:1s rise}${keyframes}` })
    assert.ok(first.includes(keyframes))
    assert.not(rest.text.includes(keyframes))
  })

for (const [over, by, repeats, reason] of [
  ['._c{color:red}', '._a{color:blue}', true, 'as specific, and set the same'],
  ['._c{border-color:red}', '._a{border:0}', true, 'a shorthand sets it too'],
  ['._c{line-height:1}', '._a{font:inherit}', true, 'so does one with another name'],
  ['._a:hover{color:red}', '._a[href]{color:blue}', true, 'both are of one class'],
  ['._c:before{color:red}', 'a._a{color:blue}', true, 'a pseudo-element counts as an element does'],
  ['._c ._c{color:red}', '._a{color:blue}', false, 'the first is more specific'],
  ['._c:where(p){color:red}', 'a._a{color:blue}', false, 'the second is more specific'],
  ['._c{margin:0}', '._a{color:blue}', false, 'they set something else'],
] as const) {
  test(`${by} is ${repeats ? 'repeated' : 'not repeated'} behind ${over}: ${reason}`, () => {
    const { first, rest } = stylesOf(over.startsWith('._a') ? { a: over + by } : { c: over, a: by })
    assert.ok(first.includes(by))
    assert.is(rest.text, repeats ? over + by : over)
  })
}

test('rules that follow each other in one block stay in one', () => {
  const css = '._a{color:red}@media print{._a{color:blue}@supports(gap:0){._a b{gap:0}._a i{gap:0}}}._a u{gap:0}'
  assert.is(
    textOf(readRules(css)),
    '._a{color:red}@media print{._a{color:blue}}@media print{@supports(gap:0){._a b{gap:0}._a i{gap:0}}}._a u{gap:0}',
  )
})

test.run()
