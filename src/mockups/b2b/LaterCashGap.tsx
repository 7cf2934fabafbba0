import { later } from '../../later/later'

const load = () => import('./CashGap')
const loaded = typeof document === 'undefined' ? await load() : undefined

/** The cash-gap calendar, which most visitors do not reach: its script is not among those that the page waits for. */
export const LaterCashGap = later(
  load,
  loaded,
  ({ CashGap }) => CashGap,
  ({ words }) => words.reload,
)
