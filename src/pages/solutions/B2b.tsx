import { InvoiceCycle, MarkupMatrix } from '../../mockups/b2b/B2b'
import { Ledger } from '../../mockups/b2b/Ledger'
import type { B2bPicture } from '../../mockups/b2b/words'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

export type B2bContent = SolutionContent<'markups' | 'invoicing'> & { picture: B2bPicture }

export function View({ picture, ...content }: B2bContent) {
  const art = {
    markups: <MarkupMatrix words={picture.markups} />,
    invoicing: <InvoiceCycle words={picture.invoice} />,
  }
  return <Solution content={content} picture={<Ledger words={picture.ledger} />} art={art} />
}
