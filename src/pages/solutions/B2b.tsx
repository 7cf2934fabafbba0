import { InvoiceCycle, Ledger, MarkupMatrix } from '../../mockups/b2b/B2b'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

const art = { markups: <MarkupMatrix />, invoicing: <InvoiceCycle /> }

export type B2bContent = SolutionContent<keyof typeof art>

export function View(content: B2bContent) {
  return <Solution content={content} picture={<Ledger />} art={art} />
}
