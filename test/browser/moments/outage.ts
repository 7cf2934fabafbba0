import { content } from '../../../src/content/services/software-development'
import type { Source } from '../../../src/mockups/kit/words'
import { answerOf, rawOf, START, saidOf } from '../../../src/mockups/software-development/outage'
import { type MomentCase, press, tap } from '../../support/moment'

const words = content.picture.oneShape

const said = (raw: Source, ...out: Source[]) => {
  const source = words.sources.find(({ name }) => name === raw)
  if (!source) throw new Error(`there is no source ${raw}`)
  return [
    out.includes(raw) ? words.silent : rawOf(source, words.currency),
    saidOf(words, answerOf(words.sources, out)).call,
  ]
}

const plug = (source: Source) => `[data-moment] label:has([type=checkbox]):nth-of-type(${nth(source)})`
const nth = (source: Source) => words.sources.findIndex(({ name }) => name === source) + 1

export const outage: MomentCase = {
  path: '/services/software-development',
  name: 'outage',
  start: said(START.raw),
  after: said('LCC', 'GDS', 'NDC'),
  line: 'one API call with GDS, NDC unplugged',
  keys: page => press(page, ' ', 'Tab', ' ', 'Tab', 'Tab', 'ArrowRight', 'ArrowRight'),
  taps: async page => {
    for (const target of [plug('NDC'), plug('GDS'), '[data-moment] [data-id=LCC]']) await tap(page, target)
  },
}
