import type { Heading } from '../../content/types'
import { AddOnEditor, AddOnSales } from '../../mockups/ancillaries/Ancillaries'
import { Day } from '../../mockups/ancillaries/Day'
import { Extras } from '../../mockups/ancillaries/Extras'
import { LargeSeats } from '../../mockups/ancillaries/LargeSeats'
import type { AncillariesPicture } from '../../mockups/ancillaries/words'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

export type AncillariesContent = SolutionContent<'addOn' | 'sales'> & { picture: AncillariesPicture; day: Heading }

export function View({ picture, day, ...content }: AncillariesContent) {
  const art = {
    addOn: <AddOnEditor words={picture.editor} />,
    sales: <AddOnSales words={picture.sales} />,
  }
  const own = (
    <Section ground="band">
      <Head {...day} />
      <Day words={picture.day} />
    </Section>
  )
  return (
    <Solution
      hour="east"
      content={content}
      picture={<Extras words={picture.extras} />}
      crop={<LargeSeats words={picture.extras} />}
      tone="apricot"
      art={art}
      own={own}
    />
  )
}
