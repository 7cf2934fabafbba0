import type { Sample } from '../content/types'
import { useSite } from '../page'
import { coralTag } from '../theme/base.styles'

/** Says of what it stands beside that it is invented, to show the layout. */
export function SampleTag() {
  return <small css={coralTag}>{useSite().labels.sample}</small>
}

/** A lede, and where there is a sample among the items, the sentence that says so. */
export function sampleLede(lede: string, sentence: string, items: readonly Sample[]): string {
  return items.some(({ sample }) => sample) ? `${lede} ${sentence}`.trim() : lede
}
