/**
 * The scale of the site: the only sizes of type, spaces, line heights, radii and widths at which layouts change. Styles use
 * the custom properties (`font-size: var(--text-3)`) and the queries (`@media ${from.tablet}`). `/gallery/scale` of
 * `npm run dev` shows them, and test/unit/scale.test.ts lists what stands outside.
 */

/** A value of a custom property, or two: in general, and on phones (`below.tablet`, `lying`), where nothing may be too small. */
type Value = string | readonly [general: string, phones: string]

/** Custom properties by name, without `--`. */
export type Steps = Readonly<Record<string, Value>>

/** Nine sizes of type. `text-5` is running text; `text-3` is the least for what stands beside it, `text-1` for pictures. */
export const text = {
  'text-1': ['0.75rem', '0.8125rem'],
  'text-2': ['0.8125rem', '0.875rem'],
  'text-3': '0.875rem',
  'text-4': ['0.9375rem', '1rem'],
  'text-5': '1rem',
  'text-6': '1.125rem',
  'text-7': '1.25rem',
  'text-8': '1.5rem',
  'text-9': '2rem',
} as const satisfies Steps

/**
 * Sizes that grow with the page. Titles: of the home page, of other pages, of sections (h2), of what stands in a section, of
 * its items, and h3. Displays are large figures. `lede` is the text below a title. The words of large drawings are small
 * print on a phone and larger than the text on a wide screen.
 */
export const fluid = {
  'display-1': 'clamp(4rem, 9vw, 8.5rem)',
  'display-2': 'clamp(2.6rem, 5.5vw, 5rem)',
  'title-1': 'clamp(2.7rem, 1.2rem + 6.3vw, 6.6rem)',
  'title-2': 'clamp(2.35rem, 1.45rem + 3.9vw, 4.6rem)',
  'title-3': 'clamp(1.95rem, 1.35rem + 2.5vw, 3.4rem)',
  'title-4': 'clamp(1.4rem, 1rem + 1.6vw, 2.5rem)',
  'title-5': 'clamp(1.2rem, 0.95rem + 1.1vw, 2.1rem)',
  'title-6': 'clamp(1.2rem, 1.08rem + 0.5vw, 1.5rem)',
  lede: 'clamp(1.06rem, 1rem + 0.35vw, 1.28rem)',
  'drawn-1': 'clamp(1rem, 0.5rem + 1.3vw, 1.75rem)',
  'drawn-2': 'clamp(0.875rem, 0.6rem + 0.6vw, 1.25rem)',
} as const satisfies Steps

/** Sizes relative to the text around, for the words of a drawing or a mark within a line. */
export const relative = ['0.86em', '1.2em', '1.5em', '2em'] as const

/** Five line heights: large titles, small titles, labels, short texts, running text. */
export const lines = {
  'line-1': '1',
  'line-2': '1.15',
  'line-3': '1.25',
  'line-4': ['1.4', '1.5'],
  'line-5': '1.5',
} as const satisfies Steps

/**
 * The same for Arabic, whose letters reach higher and lower and carry marks (Arabic & Persian Layout Requirements, section 2.4,
 * https://www.w3.org/TR/alreq/).
 */
export const arabicLines = {
  'line-1': '1.3',
  'line-2': '1.4',
  'line-3': '1.45',
  'line-4': '1.6',
  'line-5': '1.75',
} as const satisfies Steps

/** Eight spaces, for gaps and padding. */
export const spaces = {
  'space-1': '0.25rem',
  'space-2': '0.375rem',
  'space-3': '0.5rem',
  'space-4': '0.75rem',
  'space-5': '1rem',
  'space-6': '1.5rem',
  'space-7': '2rem',
  'space-8': '3rem',
} as const satisfies Steps

/** Radii: of marks and swatches, controls, windows and fields, cards, large shapes, and pills. */
export const radii = {
  'radius-xs': '0.25rem',
  'radius-s': '0.5rem',
  'radius-m': '0.875rem',
  'radius-l': '1.375rem',
  'radius-xl': '2.25rem',
  'radius-full': '99rem',
} as const satisfies Steps

/**
 * The widths at which layouts change, in rem, of the page (`@media`) or of a picture (`@container`). No phone is narrower
 * than `least`: below it, and below `tiny`, text is enlarged, by zoom or by settings, up to 500 %.
 */
export const widths = {
  tiny: 17,
  least: 20,
  slim: 21,
  phone: 24,
  largePhone: 36,
  tablet: 48,
  laptop: 64,
  wide: 75,
} as const

const queries = (write: (width: number) => string) =>
  Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, write(width)])) as Record<
    keyof typeof widths,
    string
  >

/** Conditions for a width from one of `widths` on: `(min-width: 48rem)`. */
export const from = queries(width => `(min-width: ${width}rem)`)

/** Conditions for a smaller width than one of `widths`: `(max-width: 47.99rem)`. */
export const below = queries(width => `(max-width: ${width - 0.01}rem)`)

/** The condition for a phone that lies on its side, which is as wide as a tablet: no other window is so low. */
export const lying = '(max-height: 30rem)'

/** Returns the declarations of steps: the general ones, and those for phones. */
export function declared(steps: Steps): { general: string; phones: string } {
  const write = (all: [string, string][]) => all.map(([name, value]) => `--${name}: ${value};`).join('\n')
  const pairs = Object.entries(steps).map(
    ([name, value]) => [name, typeof value === 'string' ? [value] : value] as const,
  )
  return {
    general: write(pairs.map(([name, [general]]) => [name, general])),
    phones: write(pairs.flatMap(([name, [, phones]]) => (phones === undefined ? [] : [[name, phones]]))),
  }
}

/** All steps that are custom properties. */
export const steps: Steps = { ...text, ...fluid, ...lines, ...spaces, ...radii }
