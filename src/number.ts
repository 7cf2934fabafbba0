/**
 * Writes a number with commas between its thousands: 19400 is `19,400`. As `Intl.NumberFormat('en')` does, which is not used in
 * the browser: its first use takes ten milliseconds on a fast computer, forty on a phone, and every page would pay them.
 * @param decimals digits after the point, by which the number is rounded
 */
export const grouped = (value: number, decimals: 0 | 2 = 0): string =>
  value.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
