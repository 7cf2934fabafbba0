/** A sum in hundredths of its currency, as it is written: 117024 is `1,170.24`. */
export function amount(hundredths: number): string {
  format ??= new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return format.format(hundredths / 100)
}

/** Made once, and not before it is needed: it takes longer than a hundred sums. */
let format: Intl.NumberFormat | undefined

/** So many per cent of a sum in hundredths; half a hundredth is rounded up. */
export const percentOf = (percent: number, hundredths: number): number => Math.round((hundredths * percent) / 100)
