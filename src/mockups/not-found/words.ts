export type ConvoyWords = {
  label: string
  /** The words on the frame that say what can be tried. */
  cue: string
  catchUp: string
  home: string
  /** The sentence by the number of hops that are left; the first is for 0. */
  behind: readonly [string, string, string, string, string, string, string]
}
