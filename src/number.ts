import type { Site } from './content/types'

/**
 * Writes a number with commas between its thousands: 19400 is `19,400`. As `Intl.NumberFormat('en')` does, which is not used in
 * the browser: its first use takes ten milliseconds on a fast computer, forty on a phone, and every page would pay them.
 * @param decimals digits after the point, by which the number is rounded
 */
export const grouped = (value: number, decimals: 0 | 2 = 0): string =>
  value.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** A telephone line: what it is, its number, and the link that calls it. */
export type Line = { label: string; number: string; href: string }

/** Returns the company's telephone lines that are given. */
export function linesOf({ phone, whatsapp, labels }: Pick<Site, 'phone' | 'whatsapp' | 'labels'>): Line[] {
  const digits = (number: string) => number.replace(/\D/g, '')
  return [
    ...(phone === null
      ? []
      : [
          {
            label: labels.phone,
            number: phone,
            href: `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits(phone)}`,
          },
        ]),
    // https://faq.whatsapp.com/5913398998672934: the number in international format, without zeros, brackets or dashes
    ...(whatsapp === null
      ? []
      : [{ label: labels.whatsapp, number: whatsapp, href: `https://wa.me/${digits(whatsapp).replace(/^0+/, '')}` }]),
  ]
}
