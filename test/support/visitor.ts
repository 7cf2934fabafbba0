import { type ContactMessage, fields } from '../../src/contact/fields'
import { uuidOf } from '../../src/contact/identity'

/** The message that the tests send to sales. */
export const visitor: ContactMessage = {
  fullName: 'Nour Abdallah',
  email: 'nour@deltaholidays.example',
  company: 'Delta Holidays',
  mobilePhone: '+971 50 555 0142',
  message: 'One credit ledger?\nA demo next week?',
}

const WORDS = [
  visitor.fullName,
  'deltaholidays',
  '555 0142',
  'credit ledger\\?',
  'demo next week',
  'key-(?=[a-z]*\\d)\\w{4,}',
]

/** Matches what no file of the site may contain: the fields of the test message, and the keys of the tests. */
export const SECRETS = new RegExp(WORDS.join('|'))

/** Matches what no log may contain: the same and the company's name, which the site itself shows in a picture. */
export const LOG_SECRETS = new RegExp([...WORDS, visitor.company].join('|'))

/** Returns the message id that the relay derives from the form's id and the fields. */
export const messageId = (formId: string, message: ContactMessage): Promise<string> =>
  uuidOf(['/api/contact', ...fields.map(({ name }) => message[name]), formId])
