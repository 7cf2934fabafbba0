import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cutParts } from '../../src/generator/gallery/cut'

const part = (name: string, inside: string) => `<gallery-part name="${name}">${inside}</gallery-part>`
const cut = (html: string) => cutParts(html).map(({ name, html }) => [name, html])

const cases: [html: string, parts: [name: string, html: string][], reason: string][] = [
  ['<main><p>a</p></main>', [], 'nothing where nothing is marked'],
  [
    `<main class="m"><header>a</header><div>${part('A', '<p class="p">b</p>')}<p>c</p></div></main>`,
    [['A', '<main class="m"><div><p class="p">b</p></div></main>']],
    'a part in what it stands in, without what stands beside it',
  ],
  [
    part('A', `<ul>${part('B', '<li>b</li>')}<li>c</li></ul>`),
    [
      ['A', '<ul><li>b</li><li>c</li></ul>'],
      ['B', '<ul><li>b</li></ul>'],
    ],
    'a part, and the part in it',
  ],
  [
    part('A', '<p class="a">b</p>') + part('A', '<p class="a">c</p>'),
    [['A', '<p class="a">b</p>']],
    'two that differ in their words once',
  ],
  [
    part('A', '<p class="a">b</p>') + part('A', '<p class="a" data-open="true">c</p>'),
    [
      ['A', '<p class="a">b</p>'],
      ['A', '<p class="a" data-open="true">c</p>'],
    ],
    'two that differ in a state',
  ],
  [
    part('A', '<p title="&quot;&amp;&#x27;">a &lt; b<br/></p><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'),
    [['A', '<p title="&quot;&amp;&#x27;">a &lt; b<br></p><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>']],
    'text and drawings as they are',
  ],
]

for (const [html, parts, reason] of cases) {
  test(`the gallery cuts out ${reason}`, () => {
    assert.equal(cut(html), parts)
  })
}

test.run()
