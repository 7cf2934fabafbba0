import type { Site } from './content/types'
import { bare } from './isolate'

/**
 * Writes a number with commas between its thousands: 19400 is `19,400`. As `Intl.NumberFormat('en')` does, which is not used in
 * the browser: its first use takes ten milliseconds on a fast computer, forty on a phone, and every page would pay them.
 * @param decimals digits after the point, by which the number is rounded
 */
export const grouped = (value: number, decimals: 0 | 2 = 0): string =>
  value.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Returns a typed number with the digits of this site in place of Arabic and Persian ones, and without commas and spaces. */
export const latinDigits = (text: string): string =>
  // Both rows of digits begin at a multiple of 16 (U+0660, U+06F0).
  text.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 15)).replace(/[\s,٬]/g, '')

/** How figures shorten large numbers, in every language. */
const UNITS: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9 }

/** Returns the first number in a text: 13 of `13+`, 12000 of `12,000`, 120000000 of `$120M+`; NaN where there is none. */
export function numberIn(text: string): number {
  const [, digits = '', unit = ''] = text.match(/(\d[\d,]*(?:\.\d+)?)([KMB]\b)?/) ?? []
  return Number.parseFloat(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1)
}

/**
 * A telephone line: what it is, its number, and the link that calls it. `opening` is how a chat begins, with `{page}` for what
 * the page is about; a call has none.
 */
export type Line = { label: string; number: string; href: string; opening?: string | undefined }

/** Returns the link of a line on a page about a subject: a chat begins with it (https://faq.whatsapp.com/5913398998672934). */
export const hrefOf = ({ href, opening }: Line, subject: string): string =>
  opening ? `${href}?text=${encodeURIComponent(opening.replace('{page}', () => subject))}` : href

/** Matches what stands between a number and its extension, which a link names apart (RFC 3966, section 5.3). */
const EXTENSION = /[\s,;]*(?:ext(?:ension)?\.?|x|#|تحويلة)\s*(?=\d+$)/i

/** Returns the company's telephone lines that are given. Where there is no room, their numbers wrap between groups. */
export function linesOf({ phone, whatsapp, labels }: Pick<Site, 'phone' | 'whatsapp' | 'labels'>): Line[] {
  const lines: Line[] = []
  const add = (label: string, number: string, href: string, opening?: string) =>
    lines.push({ label, number: number.replace(/\s+/g, ' '), href, opening })
  // Arabic words hold the number set apart. A zero in brackets is dialled only within the country (ITU-T E.123).
  const dialled = (number: string) => bare(number).replace('(0)', '').split(EXTENSION)
  if (phone !== null) {
    const [number = '', extension] = dialled(phone)
    add(labels.phone, phone, `tel:${number.replace(/(?!^\+)\D/g, '')}${extension ? `;ext=${extension}` : ''}`)
  }
  // Without the two zeros or the plus of a call abroad: https://faq.whatsapp.com/5913398998672934
  if (whatsapp !== null)
    add(
      labels.whatsapp,
      whatsapp,
      `https://wa.me/${dialled(whatsapp)[0]?.replace(/\D/g, '').replace(/^00/, '')}`,
      labels.chat,
    )
  return lines
}

/**
 * Returns the attributes by which styles set a figure smaller: from six characters on it is wide, from seven on long. With six
 * digits or more it is wider than any word.
 */
export function lengthOf(value: string) {
  const { length } = bare(value)
  return {
    'data-wide': length > 5 || undefined,
    'data-long': length > 6 || undefined,
    'data-digits': value.replace(/\D/g, '').length > 5 || undefined,
  }
}
