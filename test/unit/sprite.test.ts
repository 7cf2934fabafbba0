// The symbols of the icons: what a page carries of them.
import type { IconNode } from 'lucide'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sprite } from '../../src/build/bundle/sprite'

const drawn = (...shapes: IconNode) =>
  sprite({ sign: shapes }, '<use href="#i-sign"/>').match(/<symbol [^>]*>(.*?)<\/symbol>/)?.[1]

for (const [shapes, expected, reason] of [
  [
    [
      ['path', { d: 'M4 5h16' }],
      ['path', { d: 'M4 12h16' }],
    ],
    '<path d="M4 5h16M4 12h16"/>',
    'neighbours are joined',
  ],
  [
    [
      ['path', { d: 'M5 12h14' }],
      ['path', { d: 'm12 5 7 7-7 7' }],
    ],
    '<path d="M5 12h14M12 5l7 7-7 7"/>',
    'from a relative point',
  ],
  [
    [
      ['path', { d: 'M1 1h1' }],
      ['path', { d: 'm2 3v4' }],
    ],
    '<path d="M1 1h1M2 3v4"/>',
    'to another command',
  ],
  [
    [
      ['path', { d: 'M1 1h1' }],
      ['path', { d: 'm-2.5-.5-1 1' }],
    ],
    '<path d="M1 1h1M-2.5 -.5l-1 1"/>',
    'numbers without spaces',
  ],
  [[['path', { d: 'm6 9 6 6' }]], '<path d="m6 9 6 6"/>', 'one path stays as it is'],
  [
    [
      ['path', { d: 'M1 1h1' }],
      ['circle', { cx: 2, cy: 2, r: 1 }],
      ['path', { d: 'm2 2 1 1' }],
    ],
    '<path d="M1 1h1"/><circle cx="2" cy="2" r="1"/><path d="m2 2 1 1"/>',
    'not across another shape',
  ],
  [
    [
      ['path', { d: 'M1 1h1' }],
      ['path', { d: 'M2 2h1', opacity: 0.5 }],
    ],
    '<path d="M1 1h1"/><path d="M2 2h1" opacity="0.5"/>',
    'not with another look',
  ],
] as [IconNode, string, string][])
  test(`the paths of an icon: ${reason}`, () => assert.is(drawn(...shapes), expected))

test.run()
