import type { SolutionContent } from '../../content/types'
import { InvoiceCycle, Ledger, MarkupMatrix } from '../../mockups/b2b/B2b'
import type { B2bPicture } from '../../mockups/b2b/words'
import { Solution } from './Solution'

export const sky = 'dusk'

export function View(content: SolutionContent<B2bPicture>) {
  return (
    <Solution
      content={content}
      picture={<Ledger words={content.picture.ledger} />}
      art={[
        <MarkupMatrix key="0" words={content.picture.markups} />,
        <InvoiceCycle key="1" words={content.picture.invoice} />,
      ]}
    />
  )
}
