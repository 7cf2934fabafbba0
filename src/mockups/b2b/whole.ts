/** Formats a sum, given in hundredths of its currency, in whole units: 1940000 is `19,400`. */
export const whole = (hundredths: number): string => Math.round(hundredths / 100).toLocaleString('en')
