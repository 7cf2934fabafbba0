import type { SolutionContent } from '../../content/types'
import { AddOnEditor, AddOnSales, Extras } from '../../mockups/ancillaries/Ancillaries'
import type { AncillariesPicture } from '../../mockups/ancillaries/words'
import { Solution } from './Solution'

export const sky = 'dusk'

export function View(content: SolutionContent<AncillariesPicture>) {
  const art = [
    <AddOnEditor key="0" words={content.picture.editor} />,
    <AddOnSales key="1" words={content.picture.sales} />,
  ]
  return <Solution content={content} picture={<Extras words={content.picture.extras} />} art={art} />
}
