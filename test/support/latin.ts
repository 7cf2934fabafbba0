// The Latin words that Arabic pages may show: terms that the trade has no Arabic for, codes, formats, names of products and of
// files. Everything else has to be in Arabic letters.

/** Terms of the trade and of computing. */
const TERMS =
  'ADM AI API APIs BSP B2B B2C CMS CPA CRM CSV DCS EDIFACT EMD EU GDPR GDS GDSs IATA IP LCC NDC OTA OTAs OUT PCC PCI DSS PDF PNR QR ROAS SDK SEO SLA SSL SSO TLS UI UX URL VAT XML JSON HTTP HTTPS TTL USB WCAG eSIM iOS Android JavaScript Secure markup overdraft allotment release stop-sell stop sell webhook blackout bed bank void consolidator look-to-book look to book POST v1 Office ID offers privacy scroll scheme dark cookies'.split(
    ' ',
  )

/** Codes of currencies, airports, board plans, languages and flights, ids, and sums in short. */
const CODE =
  /^(?:AED|EGP|EUR|JOD|SAR|USD|[A-Z]{2,3}|[A-Z]{1,3}-?\d+[A-Z]?|\d+[A-Z]{1,2}|\d+x\d+|[\d.]+(?:[BKMkm]|bn)|[A-Z]\d+|[a-h]|[A-Z]|[A-Z\d]{4}|[A-Z]{3}(?:\+[A-Z]+)+)$/

/** Names of products, companies and files, addresses, and the name of the other language. */
const NAMES =
  'English Amadeus Sabre Travelport Google Meta Facebook Instagram LinkedIn X TikTok YouTube WhatsApp Chrome Edge Safari Firefox Chromium Flutter Kotlin Swift React Native TypeScript Node PostgreSQL Kubernetes Docker Figma Bing Stripe Redis Python Java Node.js Next.js Apple Mac Option Command Application Storage Local Session Network Cookies'.split(
    ' ',
  )

const allowed = new Set([...TERMS, ...NAMES])

/** Whether Arabic pages may show a Latin word. */
export const isTerm = (word: string): boolean => allowed.has(word) || CODE.test(word)

/**
 * Returns the Latin words of a text that no list has: file names, addresses and code are none, nor is a name within Arabic words,
 * such as OpenAPI, which begins with a capital letter or a digit. An untranslated sentence has other words, and an untranslated
 * button has no Arabic beside it.
 */
export function latinWordsIn(text: string): string[] {
  const isArabic = /\p{Script=Arabic}/u.test(text)
  const plain = text.replace(/\S+@\S+|\S+\.(?:example|html|svg|pdf|vtt|csv|com)\b|#[\da-f]{6}/gi, ' ')
  return Array.from(plain.matchAll(/[\p{Script=Latin}\d][\p{Script=Latin}\d.+-]*/gu), ([word]) =>
    word.replace(/[.+-]+$/, ''),
  )
    .filter(word => /\p{Script=Latin}/u.test(word))
    .filter(word => !isTerm(word) && !(isArabic && /^[\p{Lu}\d]/u.test(word)))
}
