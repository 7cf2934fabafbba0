import type { Sample } from '../content/types'
import { useSite } from '../page'
import { coralTag } from '../theme/base.styles'

/** Marks what it stands beside as invented to show the layout. */
export function SampleTag() {
  return <small css={coralTag}>{useSite().labels.sample}</small>
}

/** Returns a lede, followed by the sentence about samples if any of the items is a sample. */
export function sampleLede(lede: string, sentence: string, items: readonly Sample[]): string {
  return items.some(({ sample }) => sample) ? `${lede} ${sentence}`.trim() : lede
}
