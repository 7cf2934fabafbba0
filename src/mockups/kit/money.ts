/** Formats a sum, given in hundredths of its currency: 117024 is `1,170.24`. */
export function amount(hundredths: number): string {
  format ??= new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return format.format(hundredths / 100)
}

/** Created once, on first use: creating it takes longer than formatting a hundred sums. */
let format: Intl.NumberFormat | undefined

/** Returns a percentage of a sum in hundredths; half a hundredth is rounded up. */
export const percentOf = (percent: number, hundredths: number): number => Math.round((hundredths * percent) / 100)
