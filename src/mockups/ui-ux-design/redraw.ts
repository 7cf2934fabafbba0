// The model of the redrawn flow: which sum each of its steps shows. Sums are in hundredths.

/** The flow as it is, which offers the bag on its second step and shows the bag's price on the last, or the redrawn flow. */
export type View = 'before' | 'after'

export type RedrawState = { view: View; bag: boolean }

/** Returns the sums that the fares, travellers and payment steps show, and what is added before the last step. */
export function sums(price: number, bagPrice: number, { view, bag }: RedrawState) {
  const pay = price + (bag ? bagPrice : 0)
  const shown = view === 'after' ? pay : price
  return { steps: [shown, shown, pay] as const, late: pay - shown }
}
