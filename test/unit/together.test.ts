import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { together } from '../support/together'

const groups = { small: ['unit/'], read: ['site/words', 'site/links'] }

const cases: [files: string[], divided: [name: string, files: string[]][], reason: string][] = [
  [['server/lock'], [['server/lock', ['server/lock']]], 'a file of no group has a process of its own'],
  [
    ['server/lock', 'site/words', 'site/links'],
    [
      ['read', ['site/words', 'site/links']],
      ['server/lock', ['server/lock']],
    ],
    'files of a group share one, which starts before single files',
  ],
  [['site/words'], [['site/words', ['site/words']]], 'a single file of a group keeps its name'],
  [['unit/a', 'unit/b'], [['small', ['unit/a', 'unit/b']]], 'a folder is a group'],
  [
    ['unit/a', 'unit/relay', 'unit/b'],
    [
      ['small', ['unit/a', 'unit/b']],
      ['unit/relay', ['unit/relay']],
    ],
    'a file that measures its process has one of its own',
  ],
]

for (const [files, divided, reason] of cases) {
  test(reason, () => {
    assert.equal(
      together(files, groups).map(({ name, files }) => [name, files]),
      divided,
    )
  })
}

test.run()
