import type { SerializedStyles } from '@emotion/react'

/** The style of each item of a list, by its place, beside the list's own styles. Items beyond have none. */
export type Each = readonly (SerializedStyles | undefined)[]
