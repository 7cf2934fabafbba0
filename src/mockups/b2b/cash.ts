// The model of the cash gap: a host agency pays the airlines on fixed dates, and is paid by its agencies when their invoices
// are due. All sums are integers in hundredths of the currency. Assumptions, which the page states: every agency sells the
// same sum every day and pays its invoice on the day it is due, the first invoice cycle and the first period of the airlines
// begin on the same day, and all of a sale goes to the airline.

/** Name of the moment, and of its fragment. */
export const NAME = 'cash'

/** The cycles of invoices and of airline settlements that can be chosen, in days. */
export const CYCLES = [7, 14, 30] as const
export const PERIODS = [7, 14] as const

/** The least and the greatest of each figure that is typed or moved. */
export const RANGES = {
  agencies: [1, 500],
  sale: [50, 50_000],
  limit: [0, 1_000_000],
  pay: [0, 60],
  lag: [0, 21],
  prepaid: [0, 100],
} as const

/** What the visitor has chosen. */
export type Tried = {
  agencies: number
  /** What one agency sells in a day, and how much it may owe, in whole units of the currency. */
  sale: number
  limit: number
  /** Days that an invoice covers, and days from its date to its payment. */
  cycle: (typeof CYCLES)[number]
  pay: number
  /** Days that a settlement with the airlines covers, and days from its last day to the day it is paid. */
  period: (typeof PERIODS)[number]
  lag: number
  /** The part of each sale that is paid on the day of the sale, in per cent. */
  prepaid: number
}

/** The days that are shown: twelve weeks. */
export const SHOWN = 84

/** The days before them, after which nothing is left of the start. All cycles and periods begin anew after that many. */
const BEFORE = 210

/** A day, at its end. Sums of all agencies. */
export type Day = {
  sold: number
  received: number
  paid: number
  /** What the agencies owe, and what is owed to the airlines. */
  owed: number
  payable: number
  /** What has been paid to the airlines and not yet received from the agencies: negative while their money is there first. */
  gap: number
  /** Whether invoices are paid, whether the airlines are, and whether the agencies cannot sell because of their limit. */
  settles: boolean
  remits: boolean
  stopped: boolean
}

/**
 * Returns the days that are shown. Within a day an agency sells first, unless that would take it over its limit; then what is
 * due that day is paid.
 */
export function daysOf({ agencies, sale, limit, cycle, pay, period, lag, prepaid }: Tried): Day[] {
  const prepaidSum = sale * prepaid
  const credit = sale * 100 - prepaidSum
  /** What is paid on each day, of one agency. */
  const invoices: number[] = []
  const settlements: number[] = []
  let [invoice, report, owed, payable] = [0, 0, 0, 0]
  const days: Day[] = []
  for (let day = 0; day < BEFORE + SHOWN; day += 1) {
    const stopped = owed + credit > limit * 100
    const sold = stopped ? 0 : sale * 100
    const onCredit = stopped ? 0 : credit
    owed += onCredit
    invoice += onCredit
    payable += sold
    report += sold
    if ((day + 1) % cycle === 0) invoice = due(invoices, day + pay, invoice)
    if ((day + 1) % period === 0) report = due(settlements, day + lag, report)
    const settled = invoices[day] ?? 0
    const paid = settlements[day] ?? 0
    owed -= settled
    payable -= paid
    const of = (sum: number) => sum * agencies
    days.push({
      sold: of(sold),
      received: of(settled + sold - onCredit),
      paid: of(paid),
      owed: of(owed),
      payable: of(payable),
      gap: of(owed - payable),
      settles: settled > 0,
      remits: paid > 0,
      stopped,
    })
  }
  return days.slice(BEFORE)
}

/** Notes what is due on a day, and returns the sum with which the next cycle begins. */
function due(plan: number[], day: number, sum: number): 0 {
  plan[day] = sum
  return 0
}

/** What some days come to. */
export type Figures = {
  /** On how many days more has been paid than received. */
  days: number
  /** The most that has been paid and not received, and the index of the first day on which it is; 0 and -1 if it never is. */
  most: number
  on: number
  /** On how many days the agencies cannot sell. */
  stopped: number
}

export function figuresOf(days: readonly Day[]): Figures {
  const most = Math.max(0, ...days.map(({ gap }) => gap))
  return {
    days: days.filter(({ gap }) => gap > 0).length,
    most,
    on: most > 0 ? days.findIndex(({ gap }) => gap === most) : -1,
    stopped: days.filter(({ stopped }) => stopped).length,
  }
}

/** Returns what would be compared with a choice: another invoice cycle, and another share that is prepaid. */
export const others = ({ cycle, prepaid }: Tried) =>
  ({
    cycle: cycle === 7 ? 14 : 7,
    prepaid: prepaid < 50 ? 50 : 0,
  }) satisfies Partial<Tried>

/** Returns the date of a day that is shown, counted from 0, as `2027-03-01`. `start`: the date of the first of them. */
export function dateOf(start: string, day: number): string {
  const date = new Date(`${start}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + day)
  return date.toISOString().slice(0, 10)
}

/** Writes what was chosen for an address: `agencies-20.sale-1200` and so on. */
export const write = (tried: Tried): string =>
  Object.entries(tried)
    .map(([key, value]) => `${key}-${value}`)
    .join('.')

/**
 * Returns what a text from an address chooses. What it does not say, says twice or says wrong is as in `start`.
 * @param text anything
 */
export function read(text: string, start: Tried): Tried {
  const pairs = text.split('.').map(pair => pair.split('-'))
  const allowed = (key: string, number: number): boolean => {
    if (key === 'cycle') return CYCLES.some(days => days === number)
    if (key === 'period') return PERIODS.some(days => days === number)
    const [least, most] = RANGES[key as keyof typeof RANGES]
    return least <= number && number <= most
  }
  const entries = Object.entries(start).map(([key, value]) => {
    const given = pairs.filter(([name]) => name === key)
    const [[, digits = '', ...more] = []] = given
    const isOne = given.length === 1 && more.length === 0 && /^(0|[1-9]\d{0,6})$/.test(digits)
    return [key, isOne && allowed(key, Number(digits)) ? Number(digits) : value]
  })
  return Object.fromEntries(entries) as Tried
}
