import { later } from '../kit/later'

const load = async () => (await import('./CashGap')).CashGap

/** The cash-gap calendar, which most visitors do not reach: its script is not among those that the page waits for. */
export const LaterCashGap = later(load, typeof document === 'undefined' ? await load() : undefined)
