import type { IconName } from '../../theme/icons'
import type { SketchName } from './drawings'

export type RouteBookWords = {
  title: string
  /** The label for the choice of all kinds of work. */
  all: string
  /** Six stops, in two rows. `id` is the id of an area of the page. */
  stops: readonly { id: string; name: string; work: string; icon: IconName }[]
  moment: {
    label: string
    /** The words on the frame that say what can be tried. */
    cue: string
    /** Says what is shown: `{count}` pieces of `{name}`, or of all kinds. */
    one: string
    every: string
    /** What the report on the first piece of the kind would count: `{measure}`. */
    measured: string
    /** The link to the pieces. */
    see: string
    ask: string
  }
  next: string
}

/** `sketches`: the words of each drawing, in the order of its places. */
export type PortfolioPicture = {
  routeBook: RouteBookWords
  sketches: Record<SketchName, readonly string[]>
}
