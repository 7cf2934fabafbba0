import type { SerializedStyles } from '@emotion/react'

/** The style of each item of a list, by its place, beside the list's own styles. Items beyond have none. */
export type Each = readonly (SerializedStyles | undefined)[]

/**
 * Returns one of the styles, which take turns in rows as long as their list. Each row begins with the next style, so that neither
 * neighbours nor what is above or below look alike.
 */
export const turnOf = <Style>(styles: readonly Style[], place: number): Style | undefined =>
  styles[(place + Math.floor(place / styles.length)) % styles.length]
