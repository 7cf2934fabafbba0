import { type ContactMessage, fields } from '../../src/contact/fields'
import { uuidOf } from '../../src/contact/identity'

/** Who writes to sales in the tests. */
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

/** What no file of the site may hold: the fields of a message, and the keys of the tests. */
export const SECRETS = new RegExp(WORDS.join('|'))

/** What no log may hold: the company's name too, which a picture of the site has. */
export const LOG_SECRETS = new RegExp([...WORDS, visitor.company].join('|'))

/** The id that the relay gives a message by its form's. */
export const messageId = (formId: string, message: ContactMessage): Promise<string> =>
  uuidOf(['/api/contact', ...fields.map(({ name }) => message[name]), formId])
