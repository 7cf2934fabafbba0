import { content } from '../../../src/content/solutions/b2b'
import { accounts, type Decision, totals } from '../../../src/mockups/b2b/overdraft'
import { whole } from '../../../src/mockups/kit/money'
import { type MomentCase, press, tap } from '../../support/moment'

const { ledger } = content.picture
const { agencies, overdraft: request, currency, credit, users } = ledger

const after = (decision: Decision) => accounts(agencies, request, decision)

/** Returns what the card says after a decision. */
export function said(decision: Decision): string {
  const account = after(decision).find(({ initials }) => initials === request.agency)
  if (!account) throw new Error(`there is no agency ${request.agency}`)
  return request.after[decision]
    .replace('{agency}', account.name)
    .replace('{sum}', `${currency}\u00a0${whole(request.sum)}`)
    .replace('{used}', whole(account.used))
    .replace('{limit}', whole(account.limit))
}

/** Returns the total at the foot of the ledger in its credit view; `usersTotal` returns that of its users view. */
export function creditTotal(decision: Decision): string {
  const { used, held, limit } = totals(after(decision))
  const text = credit.text.replace('{used}', `${currency}\u00a0${whole(used)}`).replace('{limit}', whole(limit))
  return `${credit.total} ${text}${held ? credit.waits.replace('{held}', whole(held)) : ''}`
}

function usersTotal(decision: Decision): string {
  const { users: all, blocked } = totals(after(decision))
  return `${users.total} ${users.text.replace('{users}', `${all}`).replace('{blocked}', `${blocked}`)}`
}

export const overdraft: MomentCase = {
  path: '/solutions/b2b',
  name: 'overdraft',
  start: [said('open'), creditTotal('open')],
  after: [said('declined'), usersTotal('declined')],
  line: 'B2B, a booking past the credit limit: declined',
  // Approves the request first, then declines it after all.
  keys: page => press(page, 'Enter', 'Tab', ' ', 'Tab', 'Tab', 'ArrowRight', 'ArrowRight'),
  taps: async page => {
    await tap(page, '[data-moment=overdraft] label:nth-of-type(3)')
    await tap(page, '[data-moment=overdraft] button:last-of-type')
  },
}
