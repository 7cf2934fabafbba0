// The model of one sale: where its price goes. All sums are in hundredths of the currency.

/**
 * The price and what is taken from it besides the net rate. `margin` is what is left before ads, `ad` the cost of the ads.
 */
export type Sale = { price: number; fee: number; refunds: number; margin: number; ad: number }

export type SaleParts = { net: number; fee: number; refunds: number; ad: number; left: number }

/** Splits the price into parts, which add up to it. */
export const partsOf = ({ price, fee, refunds, margin, ad }: Sale): SaleParts => ({
  net: price - fee - refunds - margin,
  fee,
  refunds,
  ad,
  left: margin - ad,
})
