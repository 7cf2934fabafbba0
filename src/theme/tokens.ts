/**
 * All colours of the site, as CSS colour values: styles, manifest, icons and the development overlay read them here, and no
 * other file holds a colour. Design: warm paper and night indigo, coral for what can be pressed, teal for what is in order.
 */

/** A colour in both schemes: light, then dark. */
type Pair = readonly [light: string, dark: string]

export type Colour = string | Pair

/**
 * Returns the CSS value of a colour. A pair follows the scheme of the subtree that uses it, through two custom properties:
 * one is empty and adds nothing, the other is unset, so that its fallback applies. This works in every browser with custom
 * properties; `light-dark()` works only in those since 2024.
 */
export const colourOf = (colour: Colour): string =>
  typeof colour === 'string' ? colour : `var(--lit, ${colour[0]}) var(--dim, ${colour[1]})`

/** An empty value, written so that no CSS compiler takes it for a mistake. */
export const EMPTY = 'var(--empty,)'

/** Declarations that make a subtree dark: in it, `colourOf` selects the second colour of a pair. */
export const dark = `--lit: ${EMPTY}; --dim: initial;`

/** Declarations for the root that record the visitor's own scheme, light or dark. */
export const ownLight = `--own-lit: initial; --own-dim: ${EMPTY};`
export const ownDark = `--own-lit: ${EMPTY}; --own-dim: initial;`

/** Returns declarations of custom properties: `--paper: ...;` and so on. */
export const properties = (set: Record<string, Colour>): string =>
  Object.entries(set)
    .map(([name, colour]) => `--${name}: ${colourOf(colour)};`)
    .join('\n')

/** Declarations that give a subtree the visitor's own scheme. */
export const own = '--lit: var(--own-lit); --dim: var(--own-dim);'

/** Declares a set's pairs alone. A subtree in another scheme must repeat them: custom properties inherit computed values. */
export const pairs = (set: Record<string, Colour>): string =>
  properties(Object.fromEntries(Object.entries(set).filter(([, colour]) => typeof colour !== 'string')))

/** The hues of the dark scheme, in degrees of oklch: a page has its own, so that the pages differ in the dark, too. */
export const hues = { indigo: 281, plum: 322, teal: 222, amber: 52 } as const

export type Hue = keyof typeof hues

/** Returns a dark colour in the hue of the page. */
const night = (lightness: number, chroma: number, turn = 0): string =>
  `oklch(${lightness}% ${chroma} ${turn ? `calc(var(--night) + ${turn})` : 'var(--night)'})`

/** Returns a colour with the hue of a page in place of the custom property. */
export const inHue = (colour: string, hue: Hue): string => colour.replace('var(--night)', String(hues[hue]))

/** Custom properties of the root (`--paper`), by scheme: page, text, the two accents, errors, and the rings of dusk. */
export const colours = {
  paper: ['oklch(97.4% 0.012 80)', night(18, 0.043)],
  sand: ['oklch(94.4% 0.021 80)', night(23, 0.052, 11)],
  card: ['oklch(99.3% 0.005 80)', night(26, 0.052)],
  line: ['oklch(87% 0.027 80)', night(35, 0.052)],
  field: ['oklch(60% 0.04 80)', night(60, 0.052)],
  ink: ['oklch(23% 0.072 281)', 'oklch(95.5% 0.014 82)'],
  ink2: ['oklch(43% 0.052 281)', 'oklch(79.5% 0.027 281)'],
  'coral-t': ['oklch(52% 0.165 36)', 'oklch(80% 0.125 52)'],
  'coral-w': ['oklch(93.5% 0.038 55)', 'oklch(31% 0.085 335)'],
  teal: ['oklch(58% 0.098 195)', 'oklch(73% 0.1 190)'],
  'teal-t': ['oklch(44% 0.08 200)', 'oklch(82% 0.085 190)'],
  'teal-w': ['oklch(93.5% 0.028 190)', 'oklch(32.5% 0.056 208)'],
  bad: ['oklch(49% 0.19 25)', 'oklch(78% 0.13 22)'],
  'bad-w': ['oklch(95% 0.03 22)', 'oklch(29% 0.088 15)'],
  coral: 'oklch(73% 0.165 45)',
  'on-coral': 'oklch(21% 0.072 281)',
  d0: 'oklch(88% 0.105 76)',
  d1: 'oklch(81% 0.14 62)',
  d2: 'oklch(73% 0.165 45)',
  d3: 'oklch(61% 0.175 28)',
  d4: 'oklch(47.5% 0.15 8)',
} as const satisfies Record<string, Colour>

/** Custom properties of the root for the dusk sky, which follow the visitor's scheme even in a night subtree. */
export const duskSky = {
  d5: ['oklch(36.5% 0.125 335)', 'oklch(30.5% 0.115 335)'],
  d6: ['oklch(28.5% 0.098 305)', 'oklch(22.5% 0.085 303)'],
  sky: ['oklch(21.5% 0.068 284)', night(16, 0.052)],
  band: ['var(--sky)', 'oklch(20.5% 0.068 297)'],
} as const satisfies Record<string, Pair>

/** The rings of the dawn sky, which replace those of dusk (`--d0` to `--d6`). */
export const dawnSky = {
  d0: ['oklch(86% 0.105 70)', 'oklch(62% 0.15 42)'],
  d1: ['oklch(89.5% 0.075 72)', 'oklch(48% 0.13 26)'],
  d2: ['oklch(91.5% 0.056 74)', 'oklch(38% 0.105 358)'],
  d3: ['oklch(93.2% 0.042 76)', 'oklch(31% 0.085 325)'],
  d4: ['oklch(94.6% 0.031 78)', 'oklch(26% 0.07 303)'],
  d5: ['oklch(95.8% 0.022 80)', 'oklch(22.5% 0.058 292)'],
  d6: ['oklch(96.7% 0.016 81)', night(20, 0.05)],
} as const satisfies Record<string, Pair>

/** The rings of a closing. In the light scheme they are stronger than those of dawn, around a coral core. */
export const closingSky = {
  ...dawnSky,
  d0: ['oklch(73% 0.165 45)', dawnSky.d0[1]],
  d1: ['oklch(80% 0.14 62)', dawnSky.d1[1]],
  d2: ['oklch(85.5% 0.105 68)', dawnSky.d2[1]],
  d3: ['oklch(89.5% 0.075 72)', dawnSky.d3[1]],
  d4: ['oklch(92.2% 0.05 75)', dawnSky.d4[1]],
  d5: ['oklch(94.4% 0.033 78)', dawnSky.d5[1]],
} as const satisfies Record<string, Pair>

/** An apricot sky around a white-hot sun in the light scheme; the dawn sky in the dark one. */
export const heatSky = {
  sky: ['oklch(84.5% 0.12 68)', 'var(--paper)'],
  d0: ['oklch(98% 0.02 80)', dawnSky.d0[1]],
  d1: ['oklch(95% 0.05 76)', dawnSky.d1[1]],
  d2: ['oklch(93% 0.065 74)', dawnSky.d2[1]],
  d3: ['oklch(91% 0.08 72)', dawnSky.d3[1]],
  d4: ['oklch(89% 0.095 70)', dawnSky.d4[1]],
  d5: ['oklch(87.5% 0.105 68)', dawnSky.d5[1]],
  d6: ['oklch(86% 0.112 68)', dawnSky.d6[1]],
} as const satisfies Record<string, Pair>

/**
 * Button colours on an apricot sky, where coral would be too pale. In the dark scheme `--coral` is coral again, with text in
 * the colour of the dark paper.
 */
export const onHeat = {
  coral: ['var(--ink)', colours.coral],
  'on-coral': 'var(--paper)',
} as const satisfies Record<string, Colour>

/** The core (`--w0`) of a small sun on cards, and its three rings (`--w1` to `--w3`). */
export const smallDawn = {
  w0: dawnSky.d0,
  w1: ['oklch(91% 0.06 74)', 'oklch(40% 0.1 8)'],
  w2: ['oklch(94.2% 0.034 78)', 'oklch(31.5% 0.075 330)'],
  w3: ['oklch(96.8% 0.017 81)', 'oklch(27.5% 0.062 295)'],
} as const satisfies Record<string, Pair>

/** The sun over the gulf, in night colours: its core, then its rings from the inside out. */
export const gulf = [
  'oklch(66% 0.095 190)',
  'oklch(54% 0.088 196)',
  'oklch(43% 0.076 205)',
  'oklch(34% 0.066 225)',
  'oklch(26.5% 0.062 255)',
] as const

/** The sun (`--a`) and the ground (`--d`) behind a small picture, by tone. The tone `dusk` uses the rings above instead. */
export const tones = {
  apricot: { a: ['oklch(88% 0.08 72)', 'oklch(66% 0.13 52)'], d: ['oklch(96% 0.022 78)', 'oklch(30% 0.07 350)'] },
  teal: { a: ['oklch(80% 0.075 192)', 'oklch(50% 0.08 195)'], d: ['oklch(94.5% 0.022 190)', 'oklch(29% 0.055 235)'] },
  violet: { a: 'oklch(66% 0.1 320)', d: 'oklch(29% 0.09 295)' },
} as const satisfies Record<string, Record<'a' | 'd', Colour>>

/** The two outer rings (`--c`, `--d`) of the morning sun on a package card. */
export const morning = {
  c: ['oklch(91.5% 0.055 74)', 'oklch(39% 0.095 20)'],
  d: ['oklch(94.5% 0.035 76)', 'oklch(30% 0.07 350)'],
} as const satisfies Record<string, Pair>

/** The core and the outer ring of a risen sun, in both schemes. */
export const risen = { core: 'oklch(94% 0.06 78)', far: 'oklch(85% 0.12 70)' } as const

/** The glow around the drawing of a step, on the floor below it. */
export const glow: Pair = ['oklch(92% 0.1 85 / 0.24)', 'oklch(80% 0.1 40 / 0.07)']

/** The farther dune of a dusk hero, and the dune on the About page. */
export const dune: Pair = ['oklch(80% 0.085 52)', 'oklch(34% 0.105 352)']

/** The lede on the dusk sky, and the line of the orbit there. */
export const onDusk = { lede: 'oklch(92% 0.02 70)', orbit: 'oklch(90% 0.08 70/0.55)' } as const

/** A day on which a room cannot be sold at all: darker than any day on which it can, in both schemes. */
export const blackout: Pair = ['oklch(30% 0.07 281)', 'oklch(14.5% 0.04 281)']

/** Shadow colours in night indigo: low (`sh1`) and high (`sh2`), each with its near and its far shadow. */
export const shadows = {
  sh1: ['oklch(23% 0.07 281/0.07)', 'oklch(23% 0.07 281/0.2)'],
  sh2: ['oklch(16% 0.06 281/0.12)', 'oklch(16% 0.06 281/0.5)'],
} as const

/** For masks, in which only the opacity counts. */
export const opaque = '#000'

/** Neutral colours around the pages that maintainers' tools show, in neither scheme. */
export const bench = { ground: '#808080', text: '#ffffff', paper: '#ffffff' } as const
