import type { ContactMessage } from '../../src/contact/fields'

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
