import type { Heading, Item } from '../../content/types'
import { Day } from '../../mockups/ancillaries/Day'
import { Extras } from '../../mockups/ancillaries/Extras'
import { FirstAddOn } from '../../mockups/ancillaries/FirstAddOn'
import { LargeSeats } from '../../mockups/ancillaries/LargeSeats'
import { BagSlip, MessageSlip } from '../../mockups/ancillaries/Slips'
import { Stairs } from '../../mockups/ancillaries/Stairs'
import type { AncillariesPicture } from '../../mockups/ancillaries/words'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Statistics } from '../../sections/Statistics'
import * as s from './Ancillaries.styles'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'
export const hue = 'amber'

export type AncillariesContent = SolutionContent<'addOn' | 'sales'> & {
  picture: AncillariesPicture
  /** Examples of the operator's own add-ons, each with its price in hundredths of the currency. */
  addOns: readonly (Item & { sell: number })[]
  day: Heading
}

export function View({ picture, addOns, day, ...content }: AncillariesContent) {
  const own = (
    <Section ground="band" low>
      <Head {...day} form="centred" />
      <Day words={picture.day} />
    </Section>
  )
  const { title, items } = content.start
  return (
    <div css={s.page}>
      <Solution
        ending="east"
        content={content}
        picture={<Extras words={picture.extras} />}
        crop={<LargeSeats words={picture.extras} />}
        slips={[<BagSlip key="upper" words={picture.extras} />, <MessageSlip key="lower" words={picture} />]}
        tone="apricot"
        setUp={() => <FirstAddOn label={title} items={items} words={picture} />}
        own={own}
        figures={items => <Statistics items={items} look={s.seats} />}
        drawn={{ 'add-ons': items => <Stairs rules={items} addOns={addOns} words={picture} /> }}
      />
    </div>
  )
}
