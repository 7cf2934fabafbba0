import type { SerializedStyles } from '@emotion/react'

/** The style of each item of a list, by its place, beside the list's own styles. Items beyond have none. */
export type Each = readonly (SerializedStyles | undefined)[]

/** Returns one of the styles of `count` columns in turn, so that neither neighbours nor what is above or below look alike. */
export const turnOf = <Style>(styles: readonly Style[], place: number): Style | undefined =>
  styles[(place + Math.floor(place / styles.length)) % styles.length]
