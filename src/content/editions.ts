// The languages of the site. A further one is a row here, a column in ../contact/sentences.ts, a folder of words, and rows in
// pages.ts.
import { type Edition, sentencesIn } from '../contact/sentences'
import { baseOf } from '../edition'
import type { Site, Tongue } from './types'

const tongues: Readonly<Record<Edition, Omit<Tongue, 'base'>>> = {
  en: { lang: 'en-GB', dir: 'ltr', language: 'English' },
  ar: { lang: 'ar', dir: 'rtl', language: 'العربية' },
}

const editions = Object.keys(tongues) as Edition[]

const tongueOf = (edition: Edition): Tongue => ({ ...tongues[edition], base: baseOf(edition) })

/** Returns what the site says of an edition: its language, the others, and what its forms answer. */
export const editionOf = (edition: Edition): Pick<Site, keyof Tongue | 'edition' | 'others' | 'sentences'> => ({
  ...tongueOf(edition),
  edition,
  others: editions.filter(other => other !== edition).map(tongueOf),
  sentences: sentencesIn(edition),
})
