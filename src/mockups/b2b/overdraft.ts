// The model of an overdraft: what every agency owes while one of them asks for more. All sums in hundredths of the currency.
import type { AgencyWords, OverdraftWords } from './words'

/** Of the moment. */
export const NAME = 'overdraft'

/** What a visitor has tried. */
export type Tried = { decision: Decision; view: 'credit' | 'invoices' | 'users' }

export const START: Tried = { decision: 'open', view: 'credit' }

export const DECISIONS = ['open', 'approved', 'declined'] as const

/** Of head office, about the booking that waits. */
export type Decision = (typeof DECISIONS)[number]

export type Status = 'active' | 'overdraft' | 'approved' | 'blocked'

export type Account = AgencyWords & {
  /** Asked for and not yet decided. */
  held: number
  /** Below the limit, and above it: one of them is 0. used + held + free = limit + over. */
  free: number
  over: number
  /** Used and on no invoice yet: used = invoiced + next. */
  next: number
  status: Status
}

const STATUS = { open: 'overdraft', approved: 'approved', declined: 'blocked' } as const

/** The accounts of all agencies after a decision about the request of one of them. */
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
    return { ...account, used, held, free: Math.max(0, left), over: Math.max(0, -left), next, status }
  })

/** Sums over the agencies: credit is that of those that are invoiced, users are those of all. */
export function totals(all: readonly Account[]) {
  const invoiced = all.filter(({ prepaid }) => !prepaid)
  const sum = (of: readonly Account[], figure: 'used' | 'held' | 'limit' | 'users') =>
    of.reduce((total, account) => total + account[figure], 0)
  return {
    used: sum(invoiced, 'used'),
    held: sum(invoiced, 'held'),
    limit: sum(invoiced, 'limit'),
    users: sum(all, 'users'),
    /** Of those, who cannot book. */
    blocked: sum(
      all.filter(({ status }) => status === 'blocked'),
      'users',
    ),
  }
}

/** The agency that asks. */
export function agencyOf(agencies: readonly AgencyWords[], { agency }: OverdraftWords): AgencyWords {
  const asks = agencies.find(({ initials }) => initials === agency)
  if (!asks) throw new Error(`there is no agency ${agency}`)
  return asks
}
