// The model of an overdraft: what every agency owes while one of them asks for more. All sums in hundredths of the currency.
import type { AgencyWords, OverdraftWords } from './words'

/** Name of the moment. */
export const NAME = 'overdraft'

/** What the visitor has chosen. */
export type Tried = { decision: Decision; view: 'credit' | 'invoices' | 'users' }

export const START: Tried = { decision: 'open', view: 'credit' }

export const DECISIONS = ['open', 'approved', 'declined'] as const

/** Head office's decision about the booking that waits. */
export type Decision = (typeof DECISIONS)[number]

export type Status = 'active' | 'overdraft' | 'approved' | 'blocked'

export type Account = AgencyWords & {
  /** The sum that is asked for and not yet decided. */
  held: number
  /** How far the account is below its limit, or above it: one of the two is 0. used + held + free = limit + over. */
  free: number
  over: number
  /** Used and not yet invoiced: used = invoiced + next. */
  next: number
  status: Status
  /** Whether its users may book: not once it is blocked, and not at or above its limit. */
  books: boolean
}

const STATUS = { open: 'overdraft', approved: 'approved', declined: 'blocked' } as const

/** Returns the accounts of all agencies after a decision about the request of one of them. */
export const accounts = (
  agencies: readonly AgencyWords[],
  { agency, sum }: OverdraftWords,
  decision: Decision,
): Account[] =>
  agencies.map(account => {
    const asks = account.initials === agency
    const used = account.used + (asks && decision === 'approved' ? sum : 0)
    const held = asks && decision === 'open' ? sum : 0
    const left = account.limit - used - held
    const status = asks ? STATUS[decision] : left > 0 ? 'active' : 'blocked'
    const next = used - account.invoiced
    const books = status !== 'blocked' && used < account.limit
    return { ...account, used, held, free: Math.max(0, left), over: Math.max(0, -left), next, status, books }
  })

/** Returns totals over the agencies: the credit of those that are invoiced, and the users of all. */
export function totals(all: readonly Account[]) {
  const invoiced = all.filter(({ prepaid }) => !prepaid)
  const sum = (of: readonly Account[], figure: 'used' | 'held' | 'limit' | 'users') =>
    of.reduce((total, account) => total + account[figure], 0)
  return {
    used: sum(invoiced, 'used'),
    held: sum(invoiced, 'held'),
    limit: sum(invoiced, 'limit'),
    users: sum(all, 'users'),
    /** The users who cannot book. */
    blocked: sum(
      all.filter(({ books }) => !books),
      'users',
    ),
  }
}

/**
 * Returns the agency that asks.
 * @throws when none has its initials
 */
export function agencyOf(agencies: readonly AgencyWords[], { agency }: OverdraftWords): AgencyWords {
  const asks = agencies.find(({ initials }) => initials === agency)
  if (!asks) throw new Error(`there is no agency ${agency}`)
  return asks
}
