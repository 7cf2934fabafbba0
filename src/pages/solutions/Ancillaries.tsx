import { AddOnEditor, AddOnSales, Extras } from '../../mockups/ancillaries/Ancillaries'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

const art = { addOn: <AddOnEditor />, sales: <AddOnSales /> }

export type AncillariesContent = SolutionContent<keyof typeof art>

export function View(content: AncillariesContent) {
  return <Solution content={content} picture={<Extras />} art={art} />
}
