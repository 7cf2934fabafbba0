/** What lines and areas of a drawing are for; the styles colour them. */
type Part =
  | 'line'
  | 'flow'
  | 'dashes'
  | 'rule'
  | 'track'
  | 'well'
  | 'tick'
  | 'cells'
  | 'closed'
  | 'node'
  | 'sun'
  | 'halo'
  | 'deep'
  | 'bars'

/**
 * How a word is set. In this order: `n` as it is, `b` larger, `q` quiet, `t` and `c` teal and coral, `s` large on a sun, `o` as
 * it is on one; `x` as large as a figure that one remembers, `l` as small as on a screen; in the middle of its place with `m`,
 * before it with `e`; `d` not on phones.
 */
type Type = `${'n' | 'b' | 'q' | 't' | 'c' | 's' | 'o' | ''}${'x' | 'l' | ''}${'m' | 'e' | ''}${'d' | ''}`

export type Drawing = {
  /** What is seen of it, where that is not 240 by 144. */
  view?: string
  /** Whether it lies on a sheet of its own. */
  sheet?: true
  parts: readonly (readonly [Part, string])[]
  /** Where its words stand, in their order. */
  places: readonly (readonly [Type, number, number])[]
}

/** A box with round corners. */
export const box = (x: number, y: number, width: number, height: number, r = 5) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`

/** A sun that has risen so far above a horizon, and the light around it. */
export const sun = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`

/** A disc, or a ring. */
export const disc = (x: number, y: number, radius: number) => `M${x} ${y - radius}a${radius} ${radius} 0 1 1-.1 0z`
