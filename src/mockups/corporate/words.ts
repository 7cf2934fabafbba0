import type { Entry, MatrixWords, TagsWords } from '../kit/words'

export type ApprovalWords = {
  label: string
  title: string
  tag: string
  /** The stops of the route: passed, flagged, waiting, still ahead. */
  request: { name: string; at: string; lines: readonly string[] }
  check: { name: string; at: string; rows: readonly { what: string; asked: string; allowed: string }[] }
  manager: { name: string; at: string; text: string; approve: string; decline: string }
  issued: { name: string; tag: string; text: string }
  spend: {
    title: string
    tag: string
    /** `used`: per cent of the limit. */
    departments: readonly (Entry & { used: number })[]
    total: Entry & { amount: string; limit: string }
  }
}

export type PolicyWords = {
  title: string
  tag: string
  rules: readonly { name: string; tags: TagsWords }[]
  above: { name: string; tag: string }
}

export type ExpensesWords = { title: string; action: string; matrix: MatrixWords }

export type CorporatePicture = { approval: ApprovalWords; policy: PolicyWords; expenses: ExpensesWords }
