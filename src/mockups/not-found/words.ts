export type ConvoyWords = {
  label: string
  catchUp: string
  home: string
  /** By the number of hops that are left: the first sentence is for none. */
  behind: readonly [string, string, string, string, string, string, string]
}
