import type { Facts as FactsContent, Heading } from '../../content/types'
import { later } from '../../later/later'
import type { BookingFileWords } from '../../mockups/b2c/BookingFile'
import { Storefront } from '../../mockups/b2c/Storefront'
import { useOwnColour } from '../../mockups/b2c/useShop'
import type { B2cPicture } from '../../mockups/b2c/words'
import { turnOf } from '../../sections/each'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Statistics } from '../../sections/Statistics'
import { bands, fitted } from '../../sections/Statistics.styles'
import * as s from './B2c.styles'
import { ready as readyGuide, Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'
export const hue = 'plum'

// The drawings below the first screen, which nobody can operate: the page is hydrated without their script.
const load = () => import('./B2cBelow')
const below = typeof document === 'undefined' ? await load() : undefined
const BookingFile = later(load, below, ({ BookingFile }) => BookingFile)
const FactsSection = later(load, below, ({ FactsSection }) => FactsSection)
const SetUp = later(load, below, ({ SetUp }) => SetUp)
const Sold = later(load, below, ({ Sold }) => Sold)
const Vitrine = later(load, below, ({ Vitrine }) => Vitrine)

export const ready = () =>
  Promise.all(
    [readyGuide, BookingFile.ready, FactsSection.ready, SetUp.ready, Sold.ready, Vitrine.ready].map(load => load()),
  )

/** The colours of the lobes in turn; the first has the awning's own. */
const LOBES = [undefined, s.coral, s.plum]

export type B2cContent = SolutionContent<'pricing' | 'shop'> & {
  picture: B2cPicture
  file: Heading & { table: BookingFileWords }
  suppliers: FactsContent
}

export function View({ picture, file: { table, ...heading }, suppliers, ...content }: B2cContent) {
  const page = useOwnColour(picture.storefront)
  const own = (
    <>
      <Section ground="band" low>
        <Head {...heading} form="centred" />
        <BookingFile {...table} />
      </Section>
      {suppliers && <FactsSection id="suppliers" facts={suppliers} />}
    </>
  )
  return (
    <div css={s.page} ref={page}>
      <Solution
        ending="ticket"
        content={content}
        picture={<Storefront words={picture.storefront} />}
        stacked
        drawn={(id, items) =>
          id === 'features' ? (
            <Vitrine items={items} words={picture} file={table} />
          ) : (
            <Sold items={items} words={picture.storefront} file={table} />
          )
        }
        setUp={<SetUp items={Object.values(content.start.items)} words={picture} />}
        own={own}
        figures={items => (
          <Statistics
            items={items}
            look={[bands, fitted, s.awning]}
            each={items.map((_, place) => turnOf(LOBES, place))}
          />
        )}
      />
    </div>
  )
}
