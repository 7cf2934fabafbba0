import type { SolutionContent } from '../../content/types'
import { AddOnEditor, AddOnSales, Extras } from '../../mockups/ancillaries/Ancillaries'
import { Solution } from './Solution'

export const sky = 'dusk'

export function View(content: SolutionContent) {
  const art = [<AddOnEditor key="0" />, <AddOnSales key="1" />]
  return <Solution content={content} picture={<Extras />} art={art} />
}
