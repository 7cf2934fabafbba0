// The model of the moment (the interactive picture) of the B2B page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/solutions/b2b'
import { balances } from '../../src/mockups/b2b/balances'
import { accounts, DECISIONS, type Decision, totals } from '../../src/mockups/b2b/overdraft'
import type { AgencyWords } from '../../src/mockups/b2b/words'
import { whole } from '../../src/mockups/kit/money'

const { agencies, overdraft } = content.picture.ledger
const after = (decision: Decision) => accounts(agencies, overdraft, decision)
const asking = (decision: Decision) => {
  const account = after(decision).find(({ initials }) => initials === overdraft.agency)
  if (!account) throw new Error(`there is no agency ${overdraft.agency}`)
  return account
}

for (const [decision, used, held, over, free, status, reason] of [
  ['open', 1940000, 510000, 450000, 0, 'overdraft', '19,400 and 5,100 are 4,500 above 20,000'],
  ['approved', 2450000, 0, 450000, 0, 'approved', 'the booking is on credit, the limit as before'],
  ['declined', 1940000, 0, 0, 60000, 'blocked', 'the booking is gone, and no other may follow'],
] as const) {
  test(`${decision}: ${reason}`, () => {
    const account = asking(decision)
    assert.equal(
      [account.used, account.held, account.over, account.free, account.status],
      [used, held, over, free, status],
    )
  })
}

for (const [decision, used, held, blocked] of [
  ['open', 7310000, 510000, 6],
  ['approved', 7820000, 0, 11],
  ['declined', 7310000, 0, 11],
] as const) {
  test(`${decision}: of 120,000 ${whole(used)} are used, ${whole(held)} wait, and ${blocked} of 34 cannot book`, () => {
    assert.equal(totals(after(decision)), { used, held, limit: 12000000, users: 34, blocked })
  })
}

test('an agency that has used its limit is blocked', () => {
  assert.equal(
    after('open').map(({ status }) => status),
    ['active', 'overdraft', 'active', 'active', 'blocked'],
  )
})

test('the invoice in the picture below is settled up to what is open here', () => {
  const { invoice, settled } = content.picture.invoice
  const [all, paid] = [invoice.amount, settled.amount].map(text => Number(text.replace(',', '')) * 100)
  assert.is(Number(all) - Number(paid), asking('open').invoiced)
  assert.is(Math.round((100 * Number(paid)) / Number(all)), settled.share)
})

const sum = fc.integer({ min: 0, max: 999_999_999 })
const random: fc.Arbitrary<AgencyWords[]> = fc.uniqueArray(
  fc
    .record({
      initials: fc.string({ minLength: 1, maxLength: 2 }),
      limit: sum,
      used: sum,
      part: fc.float({ min: 0, max: 1, noNaN: true }),
      users: fc.nat(99),
      prepaid: fc.boolean(),
    })
    .map(({ part, prepaid, ...agency }) => ({
      ...{ ...agency, invoiced: Math.floor(agency.used * part), name: '', terms: '', due: '', roles: '' },
      ...(prepaid ? { prepaid: true as const } : {}),
    })),
  { selector: ({ initials }) => initials, minLength: 1 },
)

test('used + held + free = limit + over, used = invoiced + next, and only the agency that asks moves with a decision', () => {
  fc.assert(
    fc.property(random, fc.nat(), sum, fc.constantFrom(...DECISIONS), (agencies, at, sum, decision) => {
      const asks = agencies[at % agencies.length]?.initials ?? ''
      const request = { ...overdraft, agency: asks, sum }
      const all = accounts(agencies, request, decision)
      for (const [index, { initials, used, held, free, limit, over, invoiced, next, status }] of all.entries()) {
        assert.is(used + held + free, limit + over)
        assert.is(invoiced + next, used)
        assert.ok(free >= 0 && over >= 0 && (free === 0 || over === 0))
        if (initials === asks) assert.is(used + held - (agencies[index]?.used ?? 0), decision === 'declined' ? 0 : sum)
        else assert.is(status === 'active', used < limit && held === 0)
      }
      const { used, limit, users, blocked } = totals(all)
      assert.ok(blocked <= users && used >= 0 && limit >= 0)
    }),
    { numRuns: 2_000 },
  )
})

const { statement } = content.day

test('the statement of the day ends where the ledger stands once the overdraft is approved', () => {
  const entries = balances(statement.opening, statement.entries)
  assert.equal(
    entries.slice(-2).map(({ balance }) => balance),
    [asking('declined').used, asking('approved').used],
  )
  assert.is(statement.limit, asking('open').limit)
})

test('the last balance is the first and all entries, and each is the one before and its own sum', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.record({ sum: fc.integer({ min: -99_999_999, max: 99_999_999 }) })),
      (opening, entries) => {
        const all = balances(opening, entries)
        assert.is(all.length, entries.length)
        for (const [i, { sum, balance }] of all.entries()) assert.is((all[i - 1]?.balance ?? opening) + sum, balance)
        assert.is(
          all.at(-1)?.balance ?? opening,
          entries.reduce((total, { sum }) => total + sum, opening),
        )
      },
    ),
    { numRuns: 2_000 },
  )
})

test.run()
