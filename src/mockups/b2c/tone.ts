// The colours of a shop under a visitor's own colour: what is written on it can be read, and what is drawn in it can be seen.

/**
 * Relative luminances (WCAG 2.2) of the cards in both schemes, in the dark those of the brightest hue, and of both texts on a
 * colour. A test compares them.
 */
export const LUMINANCES = { light: 0.9772, dark: 0.0185, ink: 0.0087 } as const

/** The least contrast of text (WCAG 2.2, 1.4.3), and of lines and dots that carry meaning (1.4.11). */
export const [TEXT, MARK] = [4.5, 3]

/** The share by which the least contrast is exceeded, so that rounding to bytes cannot undo it. */
const SPARE = 1.02

/** Returns the luminance of what has this contrast with something darker, or with something lighter. */
const above = (luminance: number, contrast: number) => (luminance + 0.05) * contrast * SPARE - 0.05
const below = (luminance: number, contrast: number) => (luminance + 0.05) / (contrast * SPARE) - 0.05

/** Luminances of a colour: up to which light words, and from which dark words can be read on it, and so with its lines. */
const LIMITS = {
  card: below(LUMINANCES.light, TEXT),
  ink: above(LUMINANCES.ink, TEXT),
  light: below(LUMINANCES.light, MARK),
  dark: above(LUMINANCES.dark, MARK),
}

/** What had to move for the colour: the ground of words, or lines and dots in one of the schemes. */
export type Moved = 'ground' | 'light' | 'dark'

/** A colour is written `#rrggbb`. */
export type Tone = {
  /** The ground of words, and which text stands on it, in both schemes. */
  ground: string
  text: 'card' | 'ink'
  /** Lines and dots on a card, by scheme. */
  light: string
  dark: string
  /** At most one of them moves: the luminances at which they have to are apart. */
  moved?: Moved
}

type Channels = readonly number[]

/** Returns the linear channels of `rrggbb` (sRGB, IEC 61966-2-1). */
const linearOf = (colour: string): Channels =>
  [0, 2, 4].map(at => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })

const hexOf = (linear: Channels): string =>
  `#${linear
    .map(value => Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)))
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')}`

/** Returns the relative luminance of linear channels. */
const luminanceOf = ([red = 0, green = 0, blue = 0]: Channels) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/**
 * Moves a colour to another luminance: its channels in proportion, which keeps the hue, and from its lightest on towards white.
 */
function moved(linear: Channels, to: number): string {
  const scale = Math.min(to / luminanceOf(linear), 1 / Math.max(...linear))
  const scaled = linear.map(value => (Number.isFinite(scale) ? value * scale : 0))
  const from = luminanceOf(scaled)
  return hexOf(scaled.map(value => value + ((1 - value) * (to - from)) / (1 - from)))
}

/** @param colour six hexadecimal digits */
export function toneOf(colour: string): Tone {
  const linear = linearOf(colour)
  const luminance = luminanceOf(linear)
  const own = `#${colour}`
  const isBetween = luminance > LIMITS.card && luminance < LIMITS.ink
  const ground = isBetween ? moved(linear, LIMITS.card) : own
  const light = luminance > LIMITS.light ? moved(linear, LIMITS.light) : ground
  const dark = luminance < LIMITS.dark ? moved(linear, LIMITS.dark) : ground
  const text = luminance < LIMITS.ink ? 'card' : 'ink'
  const tone = { ground, text, light, dark } as const
  // A colour at a limit may stay the same.
  const what = ground !== own ? 'ground' : light !== own ? 'light' : dark !== own ? 'dark' : undefined
  return what ? { ...tone, moved: what } : tone
}
