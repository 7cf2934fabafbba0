import { grouped } from '../../number'

/** Formats a sum, given in hundredths of its currency: 117024 is `1,170.24`. */
export const amount = (hundredths: number): string => grouped(hundredths / 100, 2)

/** Formats a sum, given in hundredths of its currency, in whole units: 1940000 is `19,400`. */
export const whole = (hundredths: number): string => grouped(hundredths / 100)

/** Returns a percentage of a sum in hundredths; half a hundredth is rounded up. */
export const percentOf = (percent: number, hundredths: number): number => Math.round((hundredths * percent) / 100)
