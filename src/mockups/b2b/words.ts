import type { Choice, Entry, MatrixWords, PriceWords } from '../kit/words'

/** An agency that asks to book past its limit. `used`: per cent of its credit. */
export type OverdraftWords = {
  initials: string
  agency: string
  tag: string
  amount: string
  over: string
  trip: string
  used: number
  approve: string
  decline: string
}

export type LedgerWords = {
  label: string
  title: string
  views: Choice
  /** `used`: per cent of the credit; `sub`: of the agency above it. */
  agencies: readonly {
    initials: string
    name: string
    terms: string
    used: number
    credit: string
    status: string
    sub?: boolean
  }[]
  total: Entry
  overdraft: OverdraftWords
}

export type InvoiceWords = {
  cycles: Choice
  invoice: Entry & PriceWords
  /** `share`: per cent of the invoice. */
  settled: { name: string; share: number; amount: string }
}

export type B2bPicture = { ledger: LedgerWords; markups: MatrixWords; invoice: InvoiceWords }
