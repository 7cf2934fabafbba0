import { AddOnEditor, AddOnSales } from '../../mockups/ancillaries/Ancillaries'
import { Extras } from '../../mockups/ancillaries/Extras'
import type { AncillariesPicture } from '../../mockups/ancillaries/words'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

export type AncillariesContent = SolutionContent<'addOn' | 'sales'> & { picture: AncillariesPicture }

export function View({ picture, ...content }: AncillariesContent) {
  const art = {
    addOn: <AddOnEditor words={picture.editor} />,
    sales: <AddOnSales words={picture.sales} />,
  }
  return <Solution content={content} picture={<Extras words={picture.extras} />} art={art} />
}
