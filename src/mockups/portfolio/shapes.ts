/** The roles of lines and areas in a drawing, by which the styles colour them. */
type Part =
  | 'line'
  | 'flow'
  | 'dashes'
  | 'hop'
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
 * The style of a word, as letters in this order: `n` plain, `b` larger, `q` quiet, `t` teal, `c` coral, `s` large on a sun,
 * `o` plain on a sun; then `x` very large, for key figures, or `l` small, as on a screen; then `m` centred on its place, or
 * `e` ending there.
 */
type Type = `${'n' | 'b' | 'q' | 't' | 'c' | 's' | 'o' | ''}${'x' | 'l' | ''}${'m' | 'e' | ''}`

export type Drawing = {
  /** The viewBox, if it is not 240 by 144. */
  view?: string
  /** Whether the drawing lies on a sheet. */
  sheet?: true
  parts: readonly (readonly [Part, string])[]
  /** The style and the place of each word, in the order of the words. */
  places: readonly (readonly [Type, number, number])[]
}

/** Returns the path of a box with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, r = 5) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`

/** Returns the path of a half sun on the horizon `y`, or of the light around one. */
export const sun = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`

/** Returns the path of a circle, for a disc or a ring. */
export const disc = (x: number, y: number, radius: number) => `M${x} ${y - radius}a${radius} ${radius} 0 1 1-.1 0z`
