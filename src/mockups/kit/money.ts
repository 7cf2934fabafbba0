import { grouped } from '../../number'

/** Formats a sum, given in hundredths of its currency: 117024 is `1,170.24`. */
export const amount = (hundredths: number): string => grouped(hundredths / 100, 2)

/** Formats a sum, given in hundredths of its currency, in whole units: 1940000 is `19,400`. */
export const whole = (hundredths: number): string => grouped(hundredths / 100)

/** Writes a sum, or what stands for one, after its currency: a line never ends between them. */
export const inCurrency = (currency: string, sum: string | number): string => `${currency}\u00a0${sum}`

/** Returns a percentage of a sum in hundredths; half a hundredth is rounded up. */
export const percentOf = (percent: number, hundredths: number): number => Math.round((hundredths * percent) / 100)
