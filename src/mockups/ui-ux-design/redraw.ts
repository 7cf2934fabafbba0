// The model of the redrawn flow: which sum each of its steps shows. Sums in hundredths.

/** The flow as it is, which asks for the bag on its second step and tells its price on the last; and as it was redrawn. */
export type View = 'before' | 'after'

export type RedrawState = { view: View; bag: boolean }

/** The sums that fares, travellers and payment show, and what is added on the way to the last. */
export function sums(price: number, bagPrice: number, { view, bag }: RedrawState) {
  const pay = price + (bag ? bagPrice : 0)
  const shown = view === 'after' ? pay : price
  return { steps: [shown, shown, pay] as const, late: pay - shown }
}
