import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isRare, readRules, textOf } from '../../src/generator/bundle/rules'
import { MEDIA } from '../../src/theme/media'
import { below } from '../../src/theme/scale'

const cases: [reason: string, css: string, common: string, rare: string][] = [
  ['nothing', '', '', ''],
  ['a plain rule', '.a{color:red}', '.a{color:red}', ''],
  ['paper', '.a{b:c}@media print{.a{d:e}}.f{g:h}', '.a{b:c}.f{g:h}', '@media print{.a{d:e}}'],
  [
    'colours of one’s own',
    '@media(forced-colors:active){.a{b:c}.d{e:f}}',
    '',
    '@media(forced-colors:active){.a{b:c}.d{e:f}}',
  ],
  ['more contrast', '@media(prefers-contrast:more){.a{b:c}}', '', '@media(prefers-contrast:more){.a{b:c}}'],
  ['narrow screens', '@media(max-width:16.99rem){.a{b:c}}', '', '@media(max-width:16.99rem){.a{b:c}}'],
  ['another width', '@media(max-width:47.99rem){.a{b:c}}', '@media(max-width:47.99rem){.a{b:c}}', ''],
  ['another medium', '@media(min-width:9rem){.a{b:c}}', '@media(min-width:9rem){.a{b:c}}', ''],
  ['a block within another', '@supports (a:b){@media print{.a{b:c}}}', '@supports (a:b){@media print{.a{b:c}}}', ''],
  [
    'a brace in a text',
    '.a:before{content:"}"}@media print{.a{b:c}}',
    '.a:before{content:"}"}',
    '@media print{.a{b:c}}',
  ],
  ['a statement without a block', '@layer a;.a{b:c}', '@layer a;.a{b:c}', ''],
]

for (const [reason, css, common, rare] of cases)
  test(`rules for rare media are taken out of ${reason}`, () => {
    const rules = readRules(css)
    const [commonRules, rareRules] = [rules.filter(rule => !isRare(rule)), rules.filter(isRare)]
    assert.equal([textOf(commonRules), textOf(rareRules)], [common, rare])
  })

test('the file is loaded at once on the widths whose rules are in it', () => {
  assert.is(MEDIA.split(',').at(-1), below.slim.replace(' ', ''))
})

test.run()
