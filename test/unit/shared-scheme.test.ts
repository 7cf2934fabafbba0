// A page's styles declare the colours of a scheme once, for all selectors that use them.
import { transform } from 'esbuild'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { shareScheme } from '../../src/build/bundle/shared-scheme'
import { night } from '../../src/theme/base.styles'

const { code } = await transform(`.x-a{${night.styles}}`, { loader: 'css', minify: true })
const declarations = code.trim().slice('.x-a{'.length, -1)
const [before = '', rest = ''] = declarations.split('color-scheme:')
const scheme = `color-scheme:${rest.slice(0, rest.lastIndexOf('color:'))}`

const one = `.x-a{${declarations}}`
const cases: [css: string, shared: string, what: string][] = [
  ['.x-a{margin:0}.x-b{margin:0}', '.x-a{margin:0}.x-b{margin:0}', 'other declarations stay'],
  [one, one, 'what stands once stays'],
  [
    `.x-0{top:0}${one}.x-b{${scheme}top:0}`,
    `.x-0{top:0}.x-a,.x-b{${scheme}}.x-a{${before}color:var(--ink)}.x-b{top:0}`,
    'the shared rule comes before the first, and what else they say stays in its place',
  ],
  [
    `${one}@media print{.x-b{${scheme}}}.x-c{${scheme}}`,
    `.x-a,.x-c{${scheme}}.x-a{${before}color:var(--ink)}@media print{.x-b{${scheme}}}.x-c{}`,
    'what holds under a condition stays there',
  ],
]

for (const [css, shared, what] of cases) test(what, () => assert.is(shareScheme(css), shared))

test.run()
