// The model of one sale: where its price goes. All sums in hundredths of the currency.

/** What is taken from the price besides the net rate; `margin` is what is left before ads, `ad` the cost of winning it. */
export type Sale = { price: number; fee: number; refunds: number; margin: number; ad: number }

export type SaleParts = { net: number; fee: number; refunds: number; ad: number; left: number }

/** The parts of the price, which add up to it. */
export const partsOf = ({ price, fee, refunds, margin, ad }: Sale): SaleParts => ({
  net: price - fee - refunds - margin,
  fee,
  refunds,
  ad,
  left: margin - ad,
})
