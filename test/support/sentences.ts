import { sentencesIn } from '../../src/contact/sentences'

/** What the forms answer in English. */
export const sentences = sentencesIn('en')
