import type { Heading, Item } from '../../content/types'
import { Day } from '../../mockups/ancillaries/Day'
import { Extras } from '../../mockups/ancillaries/Extras'
import { FirstAddOn } from '../../mockups/ancillaries/FirstAddOn'
import { LargeSeats } from '../../mockups/ancillaries/LargeSeats'
import { BagSlip, MessageSlip } from '../../mockups/ancillaries/Slips'
import { Stairs } from '../../mockups/ancillaries/Stairs'
import type { AncillariesPicture } from '../../mockups/ancillaries/words'
import { Features } from '../../sections/Features'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Statistics } from '../../sections/Statistics'
import { fitted } from '../../sections/Statistics.styles'
import * as l from '../../theme/layout.styles'
import * as s from './Ancillaries.styles'
import { Solution, type SolutionContent } from './Solution'

export { ready } from './Solution'

export const sky = 'dusk'
export const hue = 'amber'

/** The place of the extra on the tag in another colour: the second of those that are not drawn. */
const WARM = 4

export type AncillariesContent = SolutionContent<'addOn' | 'sales'> & {
  picture: AncillariesPicture
  /** Examples of the operator's own add-ons, each with its price in hundredths of the currency. */
  addOns: readonly (Item & { sell: number })[]
  day: Heading
}

/** Returns the look of a seat by its place in rows of three. */
const seatOf = (_: unknown, place: number) => (place === 1 ? s.chosen : place % 3 ? s.beside : undefined)

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
        eachQuestion={[undefined, s.warm]}
        setUp={<FirstAddOn label={title} items={items} words={picture} />}
        own={own}
        figures={items => <Statistics items={items} look={[l.column, fitted, s.seats]} each={items.map(seatOf)} />}
        drawn={(id, items) =>
          id === 'add-ons' ? (
            <Stairs rules={items} addOns={addOns} words={picture} />
          ) : (
            <Features
              items={items}
              crop={<LargeSeats words={picture.extras} />}
              slips={[<BagSlip key="upper" words={picture.extras} />, <MessageSlip key="lower" words={picture} />]}
              tone="apricot"
              each={items.map((_, place) => (place === WARM ? s.warm : undefined))}
            />
          )
        }
      />
    </div>
  )
}
