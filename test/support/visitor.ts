import { type ContactMessage, fields } from '../../src/contact/fields'
import { uuidOf } from '../../src/relay/identity'

/** Who writes to sales in the tests. */
export const visitor: ContactMessage = {
  fullName: 'Nour Abdallah',
  email: 'nour@deltaholidays.example',
  company: 'Delta Holidays',
  mobilePhone: '+971 50 555 0142',
  message: 'One credit ledger?\nA demo next week?',
}

/** What no log and no file of the site may hold: the fields of a message, and the keys of the tests. */
export const SECRETS = /Nour Abdallah|deltaholidays|555 0142|credit ledger\?|key-(?=[a-z]*\d)\w{4,}/

/** The id that the relay gives a message by its form's. */
export const messageId = (formId: string, message: ContactMessage): Promise<string> =>
  uuidOf(['/api/contact', ...fields.map(({ name }) => message[name]), formId])
