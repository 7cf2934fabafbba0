import type { Sample } from '../content/types'
import { useSite } from '../page'
import { coralTag } from '../theme/base.styles'

/** Marks what it stands beside as invented to show the layout. */
export function SampleTag() {
  return <small css={coralTag}>{useSite().labels.sample}</small>
}

/** Returns a lede, followed by a sentence about samples: one if all of the items are samples, another if some are. */
export function sampleLede(lede: string, all: string, some: string, items: readonly Sample[]): string {
  const samples = items.filter(({ sample }) => sample).length
  if (samples === 0) return lede
  return `${lede} ${samples === items.length ? all : some}`.trim()
}
