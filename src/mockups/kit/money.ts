/** A sum in hundredths of its currency, as it is written: 117024 is `1,170.24`. */
export const amount = (hundredths: number): string =>
  (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** So many per cent of a sum in hundredths; half a hundredth is rounded up. */
export const percentOf = (percent: number, hundredths: number): number => Math.round((hundredths * percent) / 100)
